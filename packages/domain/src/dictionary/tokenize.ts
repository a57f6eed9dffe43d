import type { LanguageTag } from '@lingarden/languages/find-language'
import { wordRulesOf } from '@lingarden/languages/loaded'
import type { TermLookup, TextToken } from '@lingarden/languages/kit/tokens/text-token'

export type {
  KnownTerm,
  LearnerCorrections,
  TermLookup,
  TextToken,
  TokenKind,
  WordRole,
} from '@lingarden/languages/kit/tokens/text-token'

/**
 * Splits a message into words, numbers, punctuation and space. Mandarin is split along the most likely path through
 * the dictionary's terms; in Spanish and French, terms of several words are one word with its parts.
 */
export function tokenize(text: string, language: LanguageTag, dictionary: TermLookup): TextToken[] {
  return wordRulesOf(language).tokenize(text, dictionary)
}
