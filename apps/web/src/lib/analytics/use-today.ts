import { partOfDay, type PartOfDay } from '@lingarden/domain/analytics/part-of-day'
import { localDay, type LocalDay } from '@lingarden/domain/analytics/local-day'
import { useSyncExternalStore } from 'react'

/** Milliseconds between two looks at the calendar. */
const lookInterval = 15_000

/** The day of the learner's calendar, where they are now. */
export function currentDay(): LocalDay {
  return localDay(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone)
}

/** Milliseconds that a glance at the calendar holds: a screen asks hundreds of times while it is drawn. */
const glanceLasts = 1000

let glance: { day: LocalDay; at: number } | undefined

function glanceAtDay(): LocalDay {
  const now = Date.now()
  if (!glance || now < glance.at || now - glance.at >= glanceLasts) glance = { day: currentDay(), at: now }
  return glance.day
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
export const useToday = (): LocalDay => useSyncExternalStore(subscribe, glanceAtDay)

const currentPart = (): PartOfDay => partOfDay(new Date().getHours())

/** The part of the learner's day, and the next one when it has come. */
export const usePartOfDay = (): PartOfDay => useSyncExternalStore(subscribe, currentPart)
