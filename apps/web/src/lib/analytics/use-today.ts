import { partOfDay, type PartOfDay } from '@lingarden/domain/analytics/part-of-day'
import type { LocalDay } from '@lingarden/domain/analytics/local-day'
import { useSyncExternalStore } from 'react'
import { dayHere } from './day-here'

/** Milliseconds between two looks at the calendar. */
const lookInterval = 15_000

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
