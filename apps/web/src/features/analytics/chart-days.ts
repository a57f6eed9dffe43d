import { bucketDays, cutRange, rangeUpTo, type DayRange } from '@lingarden/domain/analytics/day-buckets'
import type { LocalDay } from '@lingarden/domain/analytics/local-day'
import { useTexts } from '@/i18n/texts'
import { useDayFormat } from '@/i18n/use-day-format'

export interface ChartDays {
  buckets: DayRange[]
  /** Whether each bucket is one day. */
  isDaily: boolean
  /** A bucket on an axis: short. */
  short: (range: DayRange) => string
  /** A bucket in words and tables. */
  long: (range: DayRange) => string
  /** A bucket in files: a day, or the first and the last one with a stroke between, as ISO 8601 writes them. */
  iso: (range: DayRange) => string
  /** A day in tables. */
  day: (day: LocalDay) => string
}

/** The days of the charts over time, and how they are called. */
export function useChartDays(today: LocalDay, days: number): ChartDays {
  const analytics = useTexts('analytics')
  const format = useDayFormat()
  const size = bucketDays(days)
  const long = (day: LocalDay) => format(day, { day: 'numeric', month: 'short', year: 'numeric' })
  return {
    buckets: cutRange(rangeUpTo(today, days), size),
    isDaily: size === 1,
    short: ({ from }) => format(from, { day: 'numeric', month: 'short' }),
    long: ({ from, to }) => (from === to ? long(from) : analytics.fromTo(long(from), long(to))),
    iso: ({ from, to }) => (from === to ? from : `${from}/${to}`),
    day: long,
  }
}
