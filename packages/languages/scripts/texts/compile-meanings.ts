import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { helpLanguageCodes, type HelpLanguage } from '../../help-languages.ts'
import { languagesFolder } from '../../build/language-folder.ts'
import type { SceneMeanings } from '../../meanings.ts'
import { asPrinted } from './as-printed.ts'
import { followUpMeanings } from './compile-follow-ups.ts'
import { talkMeanings } from './compile-talks.ts'
import { compiledJson, languageFolders, type CompiledFile } from './compiled-file.ts'

type InReaders = Partial<Record<HelpLanguage, string>>

const inReaders = z.partialRecord(z.enum(helpLanguageCodes), z.string().trim().min(1))
const schema = z.strictObject({
  texts: z.record(z.string(), inReaders),
  slots: z.record(z.string(), z.record(z.string(), inReaders)).default({}),
})

/** What the texts of each language mean, one file for each language of the readers: who reads one loads one. */
export const compileMeanings = (): CompiledFile[] => languageFolders().flatMap((tag) => meaningsOf(tag))

/** What is written of the meanings of a language, a part a file; nothing where it has none. */
export function readMeanings(tag: string): z.infer<typeof schema>[] {
  const folder = new URL(`${tag}/meanings/`, languagesFolder)
  if (!existsSync(folder)) return []
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .toSorted()
  const talks = [...talkMeanings(tag), followUpMeanings(tag)].map((texts) => ({ texts, slots: {} }))
  return [...files.map((file) => parseMeanings(`${tag}/meanings/${file}`)), ...talks]
}

function meaningsOf(tag: string): CompiledFile[] {
  const parsed = readMeanings(tag)
  if (parsed.length === 0) return []
  return helpLanguageCodes
    .filter((reader) => reader !== tag)
    .flatMap((reader) =>
      compiledJson(
        `${tag}/generated/meanings-${reader}`,
        parsed.map((scene) => meaningsFor(reader, scene)),
        { type: 'Meanings', of: 'Meanings', from: '@lingarden/languages/meanings' },
      ),
    )
}

/** @throws Error naming the file, the place and what is wrong there */
function parseMeanings(path: string): z.infer<typeof schema> {
  const parsed = schema.safeParse(parse(readFileSync(new URL(path, languagesFolder), 'utf8')))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(`${path}: ${issue?.path.join('.')}: ${issue?.message}`)
}

function meaningsFor(reader: HelpLanguage, { texts, slots }: z.infer<typeof schema>): SceneMeanings {
  const inReader = (all: Record<string, InReaders>) =>
    Object.fromEntries(
      Object.entries(all).flatMap(([text, into]) =>
        into[reader] === undefined ? [] : [[text, asPrinted(into[reader])]],
      ),
    )
  return {
    texts: inReader(texts),
    slots: Object.fromEntries(Object.entries(slots).map(([slot, values]) => [slot, inReader(values)])),
  }
}
