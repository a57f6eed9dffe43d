import { partOfDay, type PartOfDay } from '@lingarden/domain/analytics/part-of-day'
import type { LocalDay } from '@lingarden/domain/analytics/local-day'
import { useSyncExternalStore } from 'react'

/** Milliseconds between two looks at the calendar. */
const lookInterval = 15_000

const twoDigits = (number: number) => String(number).padStart(2, '0')

/**
 * The day of the learner's calendar that a moment falls on, where they are now: by the browser's own clock, as `Intl` takes ten
 * times as long.
 * @param moment milliseconds since the epoch
 */
export function dayHere(moment: number): LocalDay {
  const then = new Date(moment)
  return `${then.getFullYear()}-${twoDigits(then.getMonth() + 1)}-${twoDigits(then.getDate())}`
}

/** The learner's day, by the same clock. */
export const currentDay = (): LocalDay => dayHere(Date.now())

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
