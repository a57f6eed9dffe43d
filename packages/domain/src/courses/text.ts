import { z } from 'zod'

/** Text without spaces around it. */
export const plain = z
  .string()
  .refine((text) => text === text.trim() && text !== '', 'must hold text, without spaces around it')

/** One line of text of at most so many characters. */
export const line = (longest: number) =>
  plain.max(longest).refine((text) => !text.includes('\n'), 'must be one line')

/** A paragraph of English of at most so many words. */
export const note = (mostWords: number) =>
  plain.refine((text) => countWords(text) <= mostWords, `must have at most ${mostWords} words`)

/** Words as an author counts them: what stands between spaces. */
export const countWords = (text: string): number => text.trim().split(/\s+/u).length

/**
 * Readings by Mandarin word (`{ 得: děi }`), only for words that the product would read otherwise; syllables are
 * separated by spaces.
 */
export const readings = z.record(z.string().regex(/^\p{Script=Han}+$/u), line(40))

/** A sentence in the target language with its natural English translation. */
export const sentence = z.strictObject({
  text: line(160),
  translation: line(200),
  readings: readings.optional(),
})
export type Sentence = z.infer<typeof sentence>
