import { languageOf, type LanguageTag } from '@lingarden/languages/find-language'
import type { Lexicon } from '@lingarden/languages/kit/lexicon/lexicon'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import { mayBeSaid } from '../relevance/may-be-said.ts'
import { plainWord, tokenize } from '../matching/tokens.ts'

/** Share of its words that must be known. */
const knownShare = 0.6

/**
 * Whether a sentence can be read: most of its words are words of the language, or all but one that can be spoken (“a fabada”).
 * Where no lexicon is at hand nothing is readable; a language written without an alphabet is read by its characters.
 */
export function isReadable(text: string, language: LanguageTag, lexicon: Lexicon | undefined): boolean {
  const words = tokenize(text, language).map((token) => token.text)
  if (words.length === 0 || /[<>{}\\=|]/u.test(text)) return false
  if (!languageOf(language).hasAlphabet) return /\p{Script=Han}.*\p{Script=Han}/u.test(text)
  if (!lexicon) return false
  const { emptyWords, joiningWords } = tutorRulesOf(language).relevance
  const isKnown = (word: string) => {
    const plain = plainWord(word, language)
    return emptyWords.has(plain) || joiningWords.has(plain) || lexicon.isKnown(word)
  }
  const unknown = words.filter((word) => !isKnown(word))
  const isNearlyKnown = unknown.length === 1 && words.length > 1 && unknown.every(mayBeSaid)
  return isNearlyKnown || 1 - unknown.length / words.length >= knownShare
}
