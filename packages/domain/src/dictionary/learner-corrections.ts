import type { LanguageTag } from '@lingarden/languages/find-language'
import { wordRulesOf } from '@lingarden/languages/loaded'
import type { LearnerCorrections, TextToken } from '@lingarden/languages/kit/tokens/text-token'

/** What a learner put right of one text: how it is read, or which words it is made of. */
export interface CorrectionRow {
  /** As the key that `correctionKey` makes of what stands in a message. */
  term: string
  reading: string | null
  words: string[] | null
}

/** The rows as splitting and reading take them. */
export function toLearnerCorrections(rows: readonly CorrectionRow[]): LearnerCorrections {
  return {
    splits: new Map(rows.flatMap(({ term, words }) => (words ? [[term, words] as const] : []))),
    readings: new Map(rows.flatMap(({ term, reading }) => (reading ? [[term, reading] as const] : []))),
  }
}

/** The key that a text of a message is corrected under. */
export function correctionKey(text: string, language: LanguageTag): string {
  return wordRulesOf(language).corrections.keyOf(text)
}

/**
 * Reads how a learner splits a text: its words with spaces between them; hyphens may be left out.
 * @returns the words; undefined where they do not make up the text
 */
export function parseSplit(text: string, input: string, language: LanguageTag): string[] | undefined {
  const key = correctionKey(text, language)
  const words = correctionKey(input, language)
    .split(/[\s|]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  const isWhole = wordRulesOf(language).corrections.areWordsOf(words, key)
  return isWhole && words.length > 0 ? words : undefined
}

/** What a correction may be of; the table takes no more. */
const longestCorrection = 100

/**
 * The text that two words of a message make together.
 * @param message the whole message that both are words of
 * @returns undefined where they do not follow on each other, or something other than a space or a hyphen parts them
 */
export function joinWords(
  message: string,
  [first, second]: readonly [TextToken | undefined, TextToken | undefined],
  language: LanguageTag,
): string | undefined {
  if (!first || !second) return undefined
  const end = first.start + first.text.length
  const between = message.slice(end, second.start)
  if (second.start < end || !wordRulesOf(language).corrections.joinable.test(between)) return undefined
  const joined = message.slice(first.start, second.start + second.text.length)
  return correctionKey(joined, language).length <= longestCorrection ? joined : undefined
}
