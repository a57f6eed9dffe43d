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
): readonly BankWord[] {
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

/** Values are made once a word: reading a date thousands of times over would be felt. A list in order stays as it is. */
function sortBy(
  words: readonly BankWord[],
  valueOf: (word: BankWord) => number,
  sign: number,
): readonly BankWord[] {
  const values = words.map(valueOf)
  if (isInOrder(values, sign)) return words
  return words
    .map((word, place) => ({ word, value: values[place] ?? 0 }))
    .sort((a, b) => (a.value === b.value ? 0 : sign * (a.value < b.value ? -1 : 1)))
    .map(({ word }) => word)
}

const isInOrder = (values: readonly number[], sign: number): boolean =>
  values.every((value, place) => {
    const before = values[place - 1]
    return before === undefined || before === value || before < value === sign > 0
  })
