import type { DictionaryEntry } from '@lingarden/languages/kit/dictionary/entry'

export type LookUp = (term: string) => DictionaryEntry | undefined

/** Place among the words of the language; a word without one is rarer than all that have one. */
export const rankOf = ({ rank = Infinity }: DictionaryEntry): number => rank

/** The most frequent of some entries. */
export const mostFrequent = (entries: readonly DictionaryEntry[]): DictionaryEntry | undefined =>
  entries.toSorted((a, b) => rankOf(a) - rankOf(b))[0]
