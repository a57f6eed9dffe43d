import type { LanguageTag } from '@lingarden/domain/languages'

/** A word of an answer (in Mandarin a character), with its place in the original text. */
export interface Token {
  /** Lower case, with plain apostrophes. */
  text: string
  start: number
  end: number
}

const latinToken = /\{[a-z]+\}|[\p{L}\p{M}\d]+['’]?/gu
const chineseToken = /\{[a-z]+\}|\p{Script=Han}|[\p{L}\d]+/gu

export function tokenize(text: string, language: LanguageTag): Token[] {
  const matches = text.matchAll(language === 'zh' ? chineseToken : latinToken)
  return Array.from(matches, ({ 0: found, index }) => ({
    text: found.toLowerCase().normalize('NFC').replace('’', "'"),
    start: index,
    end: index + found.length,
  }))
}

/** A word without its accents, so that a forgotten accent is told from another word; ñ stays a letter of its own. */
export function withoutAccents(word: string): string {
  return word.replaceAll('ñ', '\u0000').normalize('NFD').replace(/\p{M}/gu, '').replaceAll('\u0000', 'ñ')
}
