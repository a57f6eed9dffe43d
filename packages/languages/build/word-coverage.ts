import type { LanguageTag } from '../find-language.ts'
import type { TermLookup } from '../kit/tokens/text-token.ts'
import { wordRulesOf } from '../loaded.ts'

/** Numbers are no words: a message's numbers are split off before anything is looked up. */
export const isNumber = (token: string): boolean => /^[\d.,:%]+$/.test(token)

/** Punctuation that a frequency list counts as words. */
export const isPunctuation = (token: string): boolean => /^[^\p{L}\d]+$/u.test(token)

/**
 * Whether a form can be looked up where it stands in a message: as a whole, as a Spanish verb with its pronouns, or part
 * by part where an apostrophe or a hyphen joins words (l'homme, a-t-il, dis-moi).
 */
export function resolves(word: string, language: LanguageTag, dictionary: TermLookup): boolean {
  const words = wordRulesOf(language)
    .tokenize(word, dictionary)
    .filter(({ kind }) => kind === 'word')
  return words.length > 0 && words.every(({ term, text }) => term !== undefined || isLinkingLetter(text))
}

/** The t of a-t-il only makes it easier to say. */
const isLinkingLetter = (part: string) => /^-?t-?$/i.test(part)
