import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { languagesFolder } from '../../build/language-folder.ts'
import type { HelpLanguage } from '../../help-languages.ts'
import type { Asking, FollowUpGroups, FollowUps } from '../../kit/tutor/follow-ups.ts'
import { bands } from '../../scene.ts'
import { languageFolders, type CompiledFile } from './compiled-file.ts'
import { isInAll, meaningsByText, partsOf, textInAll, type TextInAll } from './text-in-all.ts'

const band = z.enum(bands)
/** A question in all languages, behind the level from which on it is asked. */
const question = z.string().transform((row, context) => {
  const [first = ''] = partsOf(row)
  const level = band.safeParse(first)
  const text = textInAll.safeParse(level.success ? row.slice(row.indexOf(' | ') + 3) : row)
  if (!text.success)
    context.addIssue({ code: 'custom', message: text.error.issues[0]?.message ?? 'No question' })
  return { band: level.data ?? bands[0], text: text.data ?? { en: '', es: '', fr: '', zh: '' } }
})
const groups = z.record(z.string(), z.array(question).min(1))
const patterns = z.array(z.string().trim().min(1))
const schema = z.strictObject({
  feelings: z.array(
    z.strictObject({
      id: z.string(),
      is: z.enum(['sad', 'glad']),
      about: patterns,
      never: patterns.optional(),
      lines: z.array(textInAll).min(1),
    }),
  ),
  neutral: z.array(textInAll).min(1),
  eventful: z.array(textInAll).min(1).optional(),
  backToYou: z.array(textInAll).min(1).optional(),
  general: groups,
  topics: z.array(
    z.strictObject({
      id: z.string(),
      words: patterns.optional(),
      about: patterns.optional(),
      never: patterns.optional(),
      sad: z.literal(true).optional(),
      sure: z.literal(true).optional(),
      lines: z.array(textInAll).min(1).optional(),
      asks: groups,
    }),
  ),
})
type Written = z.output<typeof schema>

const promptsSchema = z.strictObject({ prompts: groups, leads: groups })
let prompts: z.output<typeof promptsSchema> | undefined

/** What suits whatever is told, as it is written for all languages at once. */
const readPrompts = (): z.output<typeof promptsSchema> =>
  (prompts ??= promptsSchema.parse(
    parse(readFileSync(new URL('kit/talk-prompts.yaml', languagesFolder), 'utf8')),
  ))

const askingSchema = z.strictObject({
  turns: patterns,
  beside: patterns,
  carries: patterns,
  with: patterns,
  once: patterns,
  names: patterns.optional(),
  questions: z.record(z.string(), patterns.min(1)),
  either: patterns,
  aspects: z.record(
    z.string(),
    z.strictObject({
      now: z.literal(true).optional(),
      asked: patterns.min(1),
      told: patterns,
      accounts: patterns.optional(),
    }),
  ),
})

const fileName = 'follow-ups.yaml'

/** @throws Error naming the file, the place and what is wrong there */
function readAsking(tag: string): Asking {
  const parsed = askingSchema.safeParse(
    parse(readFileSync(new URL(`${tag}/asking.yaml`, languagesFolder), 'utf8')),
  )
  // What is undefined is left out.
  if (parsed.success) return JSON.parse(JSON.stringify(parsed.data)) as Asking
  const [issue] = parsed.error.issues
  throw new Error(`${tag}/asking.yaml: ${issue?.path.join('.')}: ${issue?.message}`)
}

/** @throws Error naming the file, the place and what is wrong there */
function readFollowUps(tag: string): Written | undefined {
  const file = new URL(`${tag}/${fileName}`, languagesFolder)
  if (!existsSync(file)) return undefined
  const parsed = schema.safeParse(parse(readFileSync(file, 'utf8')))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(`${tag}/${fileName}: ${issue?.path.join('.')}: ${issue?.message}`)
}

/** How the tutor stays with what is told, in each language where somebody wrote it. */
export const compileFollowUps = (): CompiledFile[] =>
  languageFolders().flatMap((tag) => {
    const written = readFollowUps(tag)
    if (!written || !isInAll(tag)) return []
    const content = JSON.stringify(followUpsIn(tag, written), undefined, 2)
    return [
      {
        path: `${tag}/generated/follow-ups.ts`,
        text: `// Generated from ${fileName} by packages/languages/scripts/compile-texts.ts. Do not edit.
import type { FollowUps } from '@lingarden/languages/kit/tutor/follow-ups'

export const followUps: FollowUps = ${content}
`,
      },
    ]
  })

const followUpsIn = (
  tag: HelpLanguage,
  { feelings, neutral, eventful, backToYou, general, topics }: Written,
): FollowUps => {
  const groupsIn = (all: z.output<typeof groups>): FollowUpGroups =>
    Object.fromEntries(
      Object.entries(all).map(([account, questions]) => [
        account,
        questions.map(({ band: level, text }) => ({ ask: text[tag], band: level })),
      ]),
    )
  return {
    feelings: feelings.map(({ id, is, about, never, lines }) => ({
      id,
      is,
      about,
      ...(never && { never }),
      lines: lines.map((line) => line[tag]),
    })),
    neutral: neutral.map((line) => line[tag]),
    ...(eventful && { eventful: eventful.map((line) => line[tag]) }),
    ...(backToYou && { backToYou: backToYou.map((line) => line[tag]) }),
    topics: topics.map(({ asks, id, words, about, never, sad, sure, lines }) => ({
      id,
      ...(words && { words }),
      ...(about && { about }),
      ...(never && { never }),
      ...(sad && { sad }),
      ...(sure && { sure }),
      ...(lines && { lines: lines.map((line) => line[tag]) }),
      asks: groupsIn(asks),
    })),
    general: groupsIn(general),
    prompts: groupsIn(readPrompts().prompts),
    leads: groupsIn(readPrompts().leads),
    asking: readAsking(tag),
  }
}

/** What it says means, by the text in a language. */
export function followUpMeanings(tag: string): Record<string, Partial<TextInAll>> {
  const written = readFollowUps(tag)
  if (!written || !isInAll(tag)) return {}
  const { prompts: open, leads } = readPrompts()
  const asked = [open, leads, written.general, ...written.topics.map(({ asks }) => asks)]
  const questions = asked.flatMap((each) => Object.values(each).flat()).map(({ text }) => text)
  const said = [...written.feelings, ...written.topics].flatMap(({ lines: all = [] }) => all)
  const { neutral, eventful = [], backToYou = [] } = written
  const lines = [...neutral, ...eventful, ...backToYou, ...said]
  return meaningsByText([...lines, ...questions], tag)
}
