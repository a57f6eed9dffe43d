import type { LocalDay } from '@lingarden/domain/analytics/local-day'

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
