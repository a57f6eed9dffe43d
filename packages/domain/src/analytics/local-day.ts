import { rememberBy } from '../remember-by.ts'

/** A day of the learner's own calendar, as YYYY-MM-DD. */
export type LocalDay = string

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/u
const millisecondsADay = 86_400_000

const formatOf = rememberBy(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
)

/** What a calendar and a clock on the wall show at a moment. */
function readWall(moment: number, timeZone: string): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  const parts = formatOf(timeZone).formatToParts(moment)
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]))
}

/**
 * The day that a moment falls on, in a time zone.
 * @param moment milliseconds since the epoch
 * @param timeZone IANA name, such as `Pacific/Auckland`
 * @throws RangeError where there is no such time zone
 */
export function localDay(moment: number, timeZone: string): LocalDay {
  const { year, month, day } = readWall(moment, timeZone)
  return `${year}-${month}-${day}`
}

/**
 * Minutes since midnight that a clock on the wall shows, 0 to 1439.
 * @param moment milliseconds since the epoch
 * @throws RangeError where there is no such time zone
 */
export function minuteOfDay(moment: number, timeZone: string): number {
  const { hour, minute } = readWall(moment, timeZone)
  return Number(hour) * 60 + Number(minute)
}

/** Whether a text names a day that there is: 2026-02-30 is none. */
export function isLocalDay(text: string): boolean {
  return dayPattern.test(text) && new Date(`${text}T00:00:00Z`).getUTCDate() === Number(text.slice(-2))
}

/** The day so many days later, or earlier where the number is negative. Days have no hours, so no clock change matters. */
export function addDays(day: LocalDay, days: number): LocalDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * millisecondsADay).toISOString().slice(0, 10)
}

/** The days from one to another, both included; none where the second is before the first. */
export function listDays(from: LocalDay, to: LocalDay): LocalDay[] {
  const days: LocalDay[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}
