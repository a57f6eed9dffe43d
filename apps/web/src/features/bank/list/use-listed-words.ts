import { countTags } from '@lingarden/domain/bank/change-many'
import { filterWords, type DueTimes } from '@lingarden/domain/bank/filter-words'
import { searchWords } from '@lingarden/domain/bank/search-words'
import { sortWords } from '@lingarden/domain/bank/sort-words'
import { findLanguage } from '@lingarden/languages/find-language'
import type { BankWord } from '@lingarden/domain/word-bank'
import { useDeferredValue, useMemo, useState } from 'react'
import { reviewClock } from '@/lib/review/review-clock'
import { noPlants, usePlants } from '@/lib/review/use-plants'
import type { ListView } from './list-address'
import { useDueTimes } from './use-due-times'
import { usePreparedSearch } from './use-prepared-search'

const noWords: readonly BankWord[] = []
const nobodyAsked: DueTimes = new Map()

/** The words that a view shows, in its order; while one types, the list follows as fast as it can. */
export function useListedWords(
  words: readonly BankWord[] | undefined,
  view: Omit<ListView, 'standing'>,
  languageCode: string,
) {
  const due = useDueTimes(languageCode)
  const plants = usePlants(languageCode) ?? noPlants
  // One moment for the whole visit: a word must not move away while one looks at it.
  const [clock] = useState(() => reviewClock(Date.now()))
  const all = words ?? noWords
  usePreparedSearch(all)
  const tags = useMemo(() => countTags(all), [all])
  const wanted = useDeferredValue(JSON.stringify(view))
  const { query, filter, sort } = useMemo(() => JSON.parse(wanted) as typeof view, [wanted])
  // When words are due comes after the words themselves, and most views do not ask.
  const dueAsked = filter.due || sort?.key === 'due' ? due : nobodyAsked
  const plantsAsked = filter.strength ? plants : noPlants
  const listed = useMemo(() => {
    const found = searchWords(filterWords(all, filter, { due: dueAsked, plants: plantsAsked, clock }), query)
    const order = sort ?? (query.trim() === '' ? { key: 'touched', direction: 'desc' } : undefined)
    const tag = findLanguage(languageCode)?.tag ?? 'en'
    return order ? sortWords(found, order, { due: dueAsked, tag }) : found
  }, [all, query, filter, sort, dueAsked, plantsAsked, clock, languageCode])
  return { listed, tags, due, plants, clock }
}
