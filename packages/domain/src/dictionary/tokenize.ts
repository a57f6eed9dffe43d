import type { LanguageTag } from '../languages.ts'
import { splitHan } from './tokenize/han/split-han.ts'
import { splitLatin } from './tokenize/latin/split-latin.ts'
import { splitPieces } from './tokenize/split-pieces.ts'
import type { TermLookup, TextToken } from './tokenize/text-token.ts'

export type {
  KnownTerm,
  LearnerCorrections,
  TermLookup,
  TextToken,
  TokenKind,
  WordRole,
} from './tokenize/text-token.ts'

/**
 * Splits a message into words, numbers, punctuation and space. Mandarin is split along the most likely path through
 * the dictionary's terms; in Spanish and French, terms of several words are one word with its parts.
 */
export function tokenize(text: string, language: LanguageTag, dictionary: TermLookup): TextToken[] {
  const pieces = splitPieces(text)
  return language === 'zh' ? splitHan(pieces, dictionary) : splitLatin(text, language, pieces, dictionary)
}
