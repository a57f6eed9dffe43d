import type { DayRecord } from '@lingarden/domain/analytics/day-record'
import type { LocalDay } from '@lingarden/domain/analytics/local-day'
import type { ChartDays } from './chart-days'
import type { Choice } from './use-filter'

/** What every chart of a language, or of all together, is made from. */
export interface ChartData {
  choice: Choice
  today: LocalDay
  days: ReadonlyMap<LocalDay, DayRecord>
  /** Seconds by day. */
  practice: ReadonlyMap<LocalDay, number>
  /** Minutes a day. */
  goal: number
  /** Whether the goal of a day was reached; of all languages together, that of one of them. */
  isComplete: (day: LocalDay) => boolean
}

export interface ChartProps {
  data: ChartData
  /** The days of the range, and how they are called. */
  names: ChartDays
  /** How saved files begin. */
  fileName: string
}
