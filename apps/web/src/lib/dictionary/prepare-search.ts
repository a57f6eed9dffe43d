import type { DictionaryIndex } from '@lingarden/languages/kit/dictionary/dictionary-index'
import {
  isPackedSearch,
  openSearch,
  packSearch,
  type SearchIndex,
} from '@lingarden/domain/dictionary/search-index'
import { readSearch, writeSearch } from './stored-dictionaries'
import { yieldControl } from '@/lib/yield-control'

/**
 * Makes a dictionary ready for searching: from the browser's storage, or anew, and then it is stored.
 * @param version of the dictionary; what is stored of another one does not fit
 * @param mayStore asked once it is made, for the learner may have signed out meanwhile
 */
export async function prepareSearch(
  index: DictionaryIndex,
  { languageCode, version }: { languageCode: string; version: string },
  readBudget: () => Promise<number>,
  mayStore: () => boolean,
): Promise<SearchIndex> {
  const stored = await readSearch(languageCode, version)
  if (isPackedSearch(stored, index.size)) return openSearch(stored, index)
  const made = await packSearch(index, yieldControl)
  if (mayStore()) void readBudget().then((budget) => writeSearch(languageCode, version, made, budget))
  return openSearch(made, index)
}
