import type { LocalDay } from '@lingarden/domain/analytics/local-day'
import { useMemo, useSyncExternalStore } from 'react'
import { listKept, onSliceChange, sliceVersion } from './slice-store'

/** Seconds by day that were practised in a language here and that the server does not have. */
export function unsentSeconds(
  userId: string,
  languageCode: string | undefined,
): ReadonlyMap<LocalDay, number> {
  const days = new Map<LocalDay, number>()
  for (const { slice, sent } of listKept(userId)) {
    const left = slice.seconds - sent
    if (slice.languageCode === languageCode && left > 0)
      days.set(slice.date, (days.get(slice.date) ?? 0) + left)
  }
  return days
}

/** The same, and again whenever it changes. */
export function useUnsentSeconds(
  userId: string,
  languageCode: string | undefined,
): ReadonlyMap<LocalDay, number> {
  const version = useSyncExternalStore(onSliceChange, sliceVersion)
  // oxlint-disable-next-line react/exhaustive-deps -- the version stands for what is read
  return useMemo(() => unsentSeconds(userId, languageCode), [userId, languageCode, version])
}
