import type { LanguageTag } from '../languages.ts'

/** Between words, and after an elided one: l'ami is two words. */
const wordBreak = /[^\p{L}\p{M}\p{N}]+/u

/**
 * The words of an answer as they are compared: case, punctuation, spaces and the kind of apostrophe make no difference.
 * A Mandarin answer is one word, as nobody types spaces in it.
 */
export function answerWords(text: string, language: LanguageTag): string[] {
  const plain = text.normalize('NFKC').toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae')
  const words = plain.split(wordBreak).filter((word) => word !== '')
  return language === 'zh' && words.length > 0 ? [words.join('')] : words
}

/** Whether two answers are the same but for case, punctuation and spaces. */
export function isSameAnswer(a: string, b: string, language: LanguageTag): boolean {
  return answerWords(a, language).join('') === answerWords(b, language).join('')
}

/** A word without its accents; ñ stays a letter of its own. */
export function withoutAccents(word: string): string {
  return word.replace(/[^ñ]+/gu, (part) => part.normalize('NFD').replace(/\p{M}/gu, ''))
}
