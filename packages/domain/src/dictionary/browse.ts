import type { DictionaryIndex } from './dictionary-index.ts'
import type { DictionaryEntry } from './entry.ts'

/** The words of a dictionary that one may browse: ranked, the most frequent first, none of them vulgar. */
export function listByFrequency(dictionary: DictionaryIndex): DictionaryEntry[] {
  return Array.from(dictionary.entries())
    .filter(({ rank, vulgar }) => rank !== undefined && !vulgar)
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
}
