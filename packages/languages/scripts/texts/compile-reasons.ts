import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { helpLanguages, type HelpLanguage } from '../../help-languages.ts'
import type { ReasonText } from '../../kit/reasons/reason.ts'
import { languagesFolder } from '../../build/language-folder.ts'
import { languageFolders, type CompiledFile } from './compiled-file.ts'

const texts = z.record(z.string().regex(/^[a-z]\w*$/i), z.string().trim().min(1))
type Texts = z.infer<typeof texts>
const readers = Object.keys(helpLanguages) as HelpLanguage[]

/**
 * Why something is corrected, in every language that learners read: the reasons of each language, and those of the kit,
 * which several languages have.
 * @throws Error where a language that learners read lacks a reason, or speaks of other words in it
 */
export const compileReasons = (): CompiledFile[] =>
  ['kit', ...languageFolders()]
    .filter((folder) => existsSync(new URL(`${folder}/reasons.en.yaml`, languagesFolder)))
    .map((folder) => ({
      path: `${folder}/generated/reasons.ts`,
      text: moduleOf(folder, readReasons(folder)),
    }))

function readReasons(folder: string): Record<string, ReasonText> {
  const read = (into: HelpLanguage) => readTexts(`${folder}/reasons.${into}.yaml`)
  const inEnglish = read('en')
  const byReader = Object.fromEntries(readers.map((into) => [into, read(into)])) as Record<
    HelpLanguage,
    Texts
  >
  for (const into of readers) checkKeys(`${folder}/reasons.${into}.yaml`, byReader[into], inEnglish)
  return Object.fromEntries(
    Object.entries(inEnglish).map(([key, text]) => {
      const told = readers.map((into) => [into, byReader[into][key] ?? ''] as const)
      return [key, { words: wordsOf(text), ...(Object.fromEntries(told) as Record<HelpLanguage, string>) }]
    }),
  )
}

const readTexts = (path: string): Texts =>
  texts.parse(parse(readFileSync(new URL(path, languagesFolder), 'utf8')))

/** The words of a text, each once, in their order. */
const wordsOf = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(/\{(\w+)\}/gu), ([, name = '']) => name)),
]

function checkKeys(file: string, told: Texts, inEnglish: Texts): void {
  const extra = Object.keys(told).find((key) => !Object.hasOwn(inEnglish, key))
  if (extra !== undefined) throw new Error(`${file}: ${extra} is no reason of the English file`)
  for (const [key, text] of Object.entries(inEnglish)) {
    const words = wordsOf(told[key] ?? '').toSorted()
    if (told[key] === undefined) throw new Error(`${file}: ${key} is missing`)
    if (words.join() !== wordsOf(text).toSorted().join())
      throw new Error(`${file}: ${key} does not speak of the words of the English text`)
  }
}

const moduleOf = (folder: string, reasons: Record<string, ReasonText>): string =>
  `// Generated from reasons.*.yaml by packages/languages/scripts/compile-texts.ts. Do not edit.
import type { ReasonTexts } from '${folder === 'kit' ? '..' : '../../kit'}/reasons/reason.ts'

export const reasons = ${JSON.stringify(reasons, undefined, 2)} as const satisfies ReasonTexts
`
