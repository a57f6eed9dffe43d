import type { LocalDay } from '@lingarden/domain/analytics/local-day'
import { useMemo, useSyncExternalStore } from 'react'
import { queue } from '@/lib/sync/queue'
import { unsentPractice } from './practised-slices'

/** Seconds by day that were practised in a language here and that the server does not have. */
export function unsentSeconds(
  userId: string,
  languageCode: string | undefined,
): ReadonlyMap<LocalDay, number> {
  const days = new Map<LocalDay, number>()
  for (const { slice, unsent } of unsentPractice(queue.look(userId)))
    if (slice.languageCode === languageCode && unsent > 0)
      days.set(slice.date, (days.get(slice.date) ?? 0) + unsent)
  return days
}

/** The same, and again whenever it changes. */
export function useUnsentSeconds(
  userId: string,
  languageCode: string | undefined,
): ReadonlyMap<LocalDay, number> {
  // As a text, so that what else comes and goes in the queue draws nothing anew.
  const listed = useSyncExternalStore(queue.onChange, () =>
    JSON.stringify([...unsentSeconds(userId, languageCode)]),
  )
  return useMemo(() => new Map(JSON.parse(listed) as [LocalDay, number][]), [listed])
}
