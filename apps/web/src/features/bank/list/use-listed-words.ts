import { countTags } from '@lingarden/domain/bank/change-many'
import { filterWords } from '@lingarden/domain/bank/filter-words'
import { searchWords } from '@lingarden/domain/bank/search-words'
import { sortWords } from '@lingarden/domain/bank/sort-words'
import { findLanguage } from '@lingarden/domain/languages'
import type { BankWord } from '@lingarden/domain/word-bank'
import { useDeferredValue, useMemo, useState } from 'react'
import { reviewClock } from '@/lib/review/review-clock'
import type { ListView } from './list-address'
import { useDueTimes } from './use-due-times'
import { usePreparedSearch } from './use-prepared-search'

const noWords: readonly BankWord[] = []

/** The words that a view shows, in its order; while one types, the list follows as fast as it can. */
export function useListedWords(words: readonly BankWord[] | undefined, view: ListView, languageCode: string) {
  const due = useDueTimes(languageCode)
  // One moment for the whole visit: a word must not move away while one looks at it.
  const [clock] = useState(() => reviewClock(Date.now()))
  const all = words ?? noWords
  usePreparedSearch(all)
  const tags = useMemo(() => countTags(all), [all])
  const wanted = useDeferredValue(JSON.stringify(view))
  const listed = useMemo(() => {
    const { query, filter, sort } = JSON.parse(wanted) as ListView
    const found = searchWords(filterWords(all, filter, { due, clock }), query)
    const order = sort ?? (query.trim() === '' ? { key: 'touched', direction: 'desc' } : undefined)
    return order ? sortWords(found, order, { due, tag: findLanguage(languageCode)?.tag ?? 'en' }) : found
  }, [all, wanted, due, clock, languageCode])
  return { listed, tags, due, clock }
}
