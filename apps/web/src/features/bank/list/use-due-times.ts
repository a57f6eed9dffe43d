import type { DueTimes } from '@lingarden/domain/bank/filter-words'
import { useMemo } from 'react'
import { useReviewCards } from '@/lib/review/use-review-cards'

/** When each reviewed word comes up next, by either of its cards; empty until the reviews are known. */
export function useDueTimes(languageCode: string): DueTimes {
  const { cards } = useReviewCards(languageCode)
  return useMemo(() => {
    const times = new Map<string, number>()
    for (const { word, due } of cards?.values() ?? [])
      times.set(word, Math.min(due, times.get(word) ?? Infinity))
    return times
  }, [cards])
}
