import { localDay, type LocalDay } from '@lingarden/domain/analytics/local-day'
import { useSyncExternalStore } from 'react'

/** Milliseconds between two looks at the calendar. */
const lookInterval = 15_000

/** The day of the learner's calendar, where they are now. */
export function currentDay(): LocalDay {
  return localDay(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone)
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, lookInterval)
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}

/** The same, and another one after midnight. */
export const useToday = (): LocalDay => useSyncExternalStore(subscribe, currentDay)
