import { findLanguage, type LanguageTag } from '@lingarden/languages/find-language'
import type { ReadToken } from '@lingarden/languages/kit/tokens/read-token'
import { wordRulesOf } from '@lingarden/languages/loaded'
import type { TermLookup, TextToken } from './tokenize.ts'

/** The words of a message with their readings; without, where the writing says how a word is read. */
export function readInContext(
  tokens: readonly TextToken[],
  language: LanguageTag,
  dictionary: TermLookup,
): readonly ReadToken[] {
  return wordRulesOf(language).readings?.readInContext(tokens, dictionary) ?? tokens
}

/** The words of a message with their readings as they are spoken, one beside another. */
export function readAsSpoken(tokens: readonly ReadToken[], languageCode: string): readonly ReadToken[] {
  const language = findLanguage(languageCode)
  return (language && wordRulesOf(language.tag).readings?.readAsSpoken(tokens)) ?? tokens
}

/**
 * Reads a reading as a learner types it.
 * @param text what it is the reading of
 * @returns undefined where it is no reading of the text, or the language has none
 */
export const parseReading = (input: string, text: string, language: LanguageTag): string | undefined =>
  wordRulesOf(language).readings?.parseReading(input, text)
