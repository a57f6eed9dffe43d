import type { LanguageTag } from '../languages.ts'

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

/** A word without its accents; ñ stays a letter of its own. */
export function withoutAccents(word: string): string {
  return word.replace(/[^ñ]+/gu, (part) => part.normalize('NFD').replace(/\p{M}/gu, ''))
}

/** A word without any marks on its letters, not even that of ñ. */
export const withoutMarks = (word: string): string => withoutAccents(word).replaceAll('ñ', 'n')

/** Whether two words have the same letters, with these accents or others or none; ñ is n with one, unless it is excepted. */
export function isSameButAccents(a: string, b: string, except?: 'except ñ'): boolean {
  const bare = except ? withoutAccents : withoutMarks
  return bare(a) === bare(b)
}

/** Whether each letter is the right one, with its accent or without: a wrong accent is no missing one. */
export function lacksAccentsOnly(given: string, right: string): boolean {
  const [a, b] = [[...given], [...right]]
  return (
    a.length === b.length && a.every((letter, i) => letter === b[i] || letter === withoutAccents(b[i] ?? ''))
  )
}
