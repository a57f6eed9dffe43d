import type { LanguageTag } from '@lingarden/languages/find-language'

/** Between words, and after an elided one: l'ami is two words. */
const wordBreak = /[^\p{L}\p{M}\p{N}]+/u

/** Where a number meets a letter: 7h30 is written 7 h 30 as well. */
const besideDigit = /(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)/gu

/**
 * The words of an answer as they are compared: case, punctuation, spaces and the kind of apostrophe make no difference.
 * A Mandarin answer is one word, as nobody types spaces in it.
 */
export function answerWords(text: string, language: LanguageTag): string[] {
  const plain = text.normalize('NFKC').toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae')
  const words = plain
    .replace(besideDigit, ' ')
    .split(wordBreak)
    .filter((word) => word !== '')
  return language === 'zh' && words.length > 0 ? [withoutErhua(words.join(''))] : words
}

/** The north says 哪儿, 一点儿 and 玩儿 where others say 哪里, 一点 and 玩; both are right everywhere. */
const withoutErhua = (text: string): string =>
  text.replace(/([哪这那])儿/gu, '$1里').replace(/([点会玩事花味画])儿(?!子)/gu, '$1')

/** Whether two answers are the same but for case, punctuation and spaces. */
export function isSameAnswer(a: string, b: string, language: LanguageTag): boolean {
  return answerWords(a, language).join('') === answerWords(b, language).join('')
}
