import type { LanguageTag } from '@lingarden/languages/find-language'
import { tutorRulesOf } from '@lingarden/languages/loaded'

/** A word of an answer (in Mandarin a character), with its place in the original text. */
export interface Token {
  /** Lower case, with plain apostrophes. */
  text: string
  start: number
  end: number
}

export function tokenize(text: string, language: LanguageTag): Token[] {
  const matches = text.matchAll(tutorRulesOf(language).matching.tokens.each)
  return Array.from(matches, ({ 0: found, index }) => ({
    text: found.toLowerCase().normalize('NFC').replace('’', "'"),
    start: index,
    end: index + found.length,
  }))
}

/** The words of a text that more text may follow, and the last one apart where that could still lengthen it. */
export function splitOpenEnd(text: string, language: LanguageTag): { words: string[]; rest: string } {
  const { closed } = tutorRulesOf(language).matching.tokens
  const tokens = tokenize(text, language)
  const last = tokens.at(-1)
  const isOpen = last !== undefined && last.end === text.length && !closed.test(last.text)
  const words = tokens.map((token) => token.text)
  return isOpen ? { words: words.slice(0, -1), rest: text.slice(last.start) } : { words, rest: '' }
}

/** A word as it is compared: without the accents that learners forget, where the language has any. */
export const plainWord = (word: string, language: LanguageTag): string =>
  tutorRulesOf(language).matching.plain(word)
