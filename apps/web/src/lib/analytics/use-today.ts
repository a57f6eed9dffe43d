import { partOfDay, type PartOfDay } from '@lingarden/domain/analytics/part-of-day'
import type { LocalDay } from '@lingarden/domain/analytics/local-day'
import { useSyncExternalStore } from 'react'

/** Milliseconds between two looks at the calendar. */
const lookInterval = 15_000

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** The day of the learner's calendar, where they are now: by the browser's own clock, as `Intl` takes ten times as long. */
export function currentDay(): LocalDay {
  const now = new Date()
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`
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

const currentPart = (): PartOfDay => partOfDay(new Date().getHours())

/** The part of the learner's day, and the next one when it has come. */
export const usePartOfDay = (): PartOfDay => useSyncExternalStore(subscribe, currentPart)
