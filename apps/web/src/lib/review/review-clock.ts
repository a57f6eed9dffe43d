import type { ReviewClock } from '@lingarden/domain/review/due-cards'

/** The learner's day of a moment, by this device's calendar, as a name. */
export function dayNameOf(time: number): string {
  const day = new Date(time)
  return `${day.getFullYear()}-${day.getMonth() + 1}-${day.getDate()}`
}

/** The learner's day around a moment, by this device's calendar. */
export function reviewClock(now: number): ReviewClock {
  const day = new Date(now)
  const midnight = (later: number) =>
    new Date(day.getFullYear(), day.getMonth(), day.getDate() + later).getTime()
  return { now, dayStart: midnight(0), dayEnd: midnight(1) }
}
