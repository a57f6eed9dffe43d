import type { LanguageTag } from '@lingarden/languages/find-language'

/** A word of an answer (in Mandarin a character), with its place in the original text. */
export interface Token {
  /** Lower case, with plain apostrophes. */
  text: string
  start: number
  end: number
}

const latinToken = /\{[a-z]+\}|[\p{L}\p{M}\d]+['’]?/gu
// Digits and Latin letters are one token; the characters after them are not part of it (2个人, T恤).
const chineseToken = /\{[a-z]+\}|\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\d])+/gu

export function tokenize(text: string, language: LanguageTag): Token[] {
  const matches = text.matchAll(language === 'zh' ? chineseToken : latinToken)
  return Array.from(matches, ({ 0: found, index }) => ({
    text: found.toLowerCase().normalize('NFC').replace('’', "'"),
    start: index,
    end: index + found.length,
  }))
}

/** Tokens that end with themselves, whatever follows: a character, an elided word. */
const closedToken: Record<LanguageTag, RegExp> = { es: /['’]$/, fr: /['’]$/, zh: /^\p{Script=Han}$/u }

/** The words of a text that more text may follow, and the last one apart where that could still lengthen it. */
export function splitOpenEnd(text: string, language: LanguageTag): { words: string[]; rest: string } {
  const tokens = tokenize(text, language)
  const last = tokens.at(-1)
  const isOpen = last !== undefined && last.end === text.length && !closedToken[language].test(last.text)
  const words = tokens.map((token) => token.text)
  return isOpen ? { words: words.slice(0, -1), rest: text.slice(last.start) } : { words, rest: '' }
}

/** A word without its accents, so that a forgotten accent is told from another word; ñ stays a letter of its own. */
export function withoutAccents(word: string): string {
  return word.replaceAll('ñ', '\u0000').normalize('NFD').replace(/\p{M}/gu, '').replaceAll('\u0000', 'ñ')
}
