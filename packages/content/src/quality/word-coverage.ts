import { splitClitics } from '@lingarden/domain/dictionary/spanish-clitics'

/** What is needed to tell whether a word can be looked up. */
export interface KnownWords {
  /** Whether the dictionary has the word as it is. */
  hasTerm: (word: string) => boolean
  /** The reason codes of an inflected form, none for a headword; undefined for an unknown word. */
  reasonsOf: (word: string) => readonly string[] | undefined
}

/** Numbers are no words: a message's numbers are split off before anything is looked up. */
export const isNumber = (token: string): boolean => /^[\d.,:%]+$/.test(token)

/** Punctuation that a frequency list counts as words. */
export const isPunctuation = (token: string): boolean => /^[^\p{L}\d]+$/u.test(token)

/**
 * Whether a form can be looked up: as it stands, as an inflected form, as a Spanish verb with its pronouns, or part by
 * part where an apostrophe or a hyphen joins words (l'homme, a-t-il, dis-moi).
 */
export function resolves(word: string, known: KnownWords): boolean {
  if (known.hasTerm(word) || known.reasonsOf(word) !== undefined) return true
  if (splitClitics(word, known.reasonsOf) !== undefined) return true
  const parts = word.match(/[^-']+'?/g) ?? []
  return (
    parts.length > 1 &&
    parts.every((part) => isLinkingLetter(part) || resolves(part.replace(/-$/, ''), known))
  )
}

/** The t of a-t-il only makes it easier to say. */
const isLinkingLetter = (part: string) => part === 't'
