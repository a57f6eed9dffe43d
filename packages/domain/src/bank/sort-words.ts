import type { BankWord } from '../word-bank.ts'
import type { DueTimes } from './filter-words.ts'

/** Each with the direction that one wants first: the newest, A to Z, the weakest, the soonest. */
export const sortDirections = {
  touched: 'desc',
  added: 'desc',
  term: 'asc',
  strength: 'asc',
  due: 'asc',
} as const

export type SortKey = keyof typeof sortDirections
export interface WordSort {
  key: SortKey
  direction: 'asc' | 'desc'
}

/**
 * The words in an order; equal ones stay as they were. Words never reviewed come last where one sorts by when they are
 * due, in either direction.
 * @param tag of the language whose alphabet counts; for Mandarin the order is that of the pinyin
 */
export function sortWords(
  words: readonly BankWord[],
  { key, direction }: WordSort,
  { due, tag }: { due: DueTimes; tag: string },
): BankWord[] {
  const sign = direction === 'asc' ? 1 : -1
  if (key === 'due') {
    const never = sign * Infinity
    return sortBy(words, ({ term }) => due.get(term) ?? never, sign)
  }
  if (key === 'strength') return sortBy(words, ({ strength }) => strength, sign)
  if (key === 'added') return sortBy(words, ({ dateAdded }) => Date.parse(dateAdded), sign)
  if (key === 'touched') return sortBy(words, ({ dateTouched }) => Date.parse(dateTouched), sign)
  const { compare } = new Intl.Collator(tag)
  return words.toSorted((a, b) => sign * compare(a.term, b.term))
}

/** Values are made once a word: reading a date thousands of times over would be felt. */
function sortBy(words: readonly BankWord[], valueOf: (word: BankWord) => number, sign: number): BankWord[] {
  return words
    .map((word) => ({ word, value: valueOf(word) }))
    .sort((a, b) => (a.value === b.value ? 0 : sign * (a.value < b.value ? -1 : 1)))
    .map(({ word }) => word)
}
