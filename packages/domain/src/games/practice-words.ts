import type { HelpLanguage } from '@lingarden/languages/help-languages'
import { wordStrength } from '../strength.ts'
import type { WordUse } from '../courses/lesson-state.ts'

/** A word to practise, with what is shown and heard of it. */
export interface PracticeWord {
  term: string
  meaning: string
  /** A sentence that holds it, and what that means. */
  example: string
  translation: string
  /** Whose language both meanings are in; English where it is missing. */
  reader?: HelpLanguage
}

/**
 * The words to practise now: the weakest first, one of each term and one of each meaning, since two cards that look the
 * same cannot be told apart.
 * @param bank the learner's words by term; a word that is not there is the weakest
 */
export function choosePracticeWords<Word extends PracticeWord>(
  words: readonly Word[],
  bank: ReadonlyMap<string, WordUse>,
  most: number,
): Word[] {
  const strengthOf = ({ term }: Word) => {
    const use = bank.get(term)
    return use ? wordStrength(use.seen, use.clicks) : 0
  }
  const seen = new Set<string>()
  const isNew = ({ term, meaning }: Word) => {
    const keys = [`term ${term.toLowerCase()}`, `meaning ${meaning.toLowerCase()}`]
    if (keys.some((key) => seen.has(key))) return false
    for (const key of keys) seen.add(key)
    return true
  }
  return words
    .toSorted((a, b) => strengthOf(a) - strengthOf(b))
    .filter(isNew)
    .slice(0, most)
}

/** Splits words over boards of nearly the same size, none larger than the largest. */
export function dealBoards<Word>(words: readonly Word[], largest: number): Word[][] {
  const boards = Math.ceil(words.length / largest)
  return Array.from({ length: boards }, (_, board) =>
    words.filter((_word, place) => place % boards === board),
  )
}
