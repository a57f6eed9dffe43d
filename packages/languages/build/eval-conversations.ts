import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import type { LanguageTag } from '../find-language.ts'
import { languageFolder } from './language-folder.ts'

const askingSchema = z.strictObject({
  say: z.string(),
  /** A pattern of what a sensible reply holds; `again` where it is to ask the same once more. */
  answered: z.string().optional(),
  /** The whole line put right, where it holds a mistake. */
  right: z.string().optional(),
})
export type EvalLine = z.output<typeof askingSchema>
const lineSchema = z.union([z.string().transform((say): EvalLine => ({ say })), askingSchema])
const setSchema = z.strictObject({
  notUnderstood: z.string(),
  farewell: z.string(),
  conversations: z.array(
    z.strictObject({
      temper: z.string(),
      /** The scene of the built-in tutor that it begins in. */
      at: z.string(),
      lines: z.array(lineSchema),
    }),
  ),
})

export type EvalConversations = z.output<typeof setSchema>
export type EvalConversation = EvalConversations['conversations'][number]

/** In place of a line: whatever the tutor suggests first. */
export const chip = 'chip'

/**
 * The conversations of scripted learners in a language; undefined where it has none.
 * @throws ZodError for a file of another shape
 */
export function readEvalConversations(tag: LanguageTag): EvalConversations | undefined {
  const file = new URL('evals/conversations.yaml', languageFolder(tag))
  return existsSync(file) ? setSchema.parse(parse(readFileSync(file, 'utf8'))) : undefined
}
