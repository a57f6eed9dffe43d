import type { DayRecord } from '@lingarden/domain/analytics/day-record'
import type { LocalDay } from '@lingarden/domain/analytics/local-day'
import type { LanguageCode } from '@lingarden/domain/languages'
import type { ChartDays } from './chart-days'

/** What every chart of a language is made from. */
export interface ChartData {
  languageCode: LanguageCode
  today: LocalDay
  days: ReadonlyMap<LocalDay, DayRecord>
  /** Seconds by day. */
  practice: ReadonlyMap<LocalDay, number>
  /** Minutes a day. */
  goal: number
}

export interface ChartProps {
  data: ChartData
  /** The days of the range, and how they are called. */
  names: ChartDays
  /** How saved files begin. */
  fileName: string
}
