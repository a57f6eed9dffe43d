import type { DueTimes } from '@lingarden/domain/bank/filter-words'
import { useQuery } from '@tanstack/react-query'
import { reviewLogQuery } from '@/lib/review/get-review-log'
import { useUser } from '@/lib/session/session-provider'

const none: DueTimes = new Map()

/** When each reviewed word comes up next, by either of its cards; empty until the reviews are known. */
export function useDueTimes(languageCode: string): DueTimes {
  const { id } = useUser()
  const log = useQuery(reviewLogQuery(id, languageCode))
  const due = useQuery({
    queryKey: ['bank-due', id, languageCode, log.dataUpdatedAt],
    queryFn: async () => {
      const { rebuildCards } = await import('@lingarden/domain/review/rebuild-cards')
      const times = new Map<string, number>()
      for (const { word, due: at } of rebuildCards(log.data ?? []).values())
        times.set(word, Math.min(at, times.get(word) ?? Infinity))
      return times
    },
    enabled: log.data !== undefined,
    networkMode: 'always',
    placeholderData: (before, query) => (query?.queryKey[2] === languageCode ? before : undefined),
    gcTime: 60_000,
  })
  return due.data ?? none
}
