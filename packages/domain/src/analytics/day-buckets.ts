import type { DayRecord } from './day-record.ts'
import { addDays, listDays, type LocalDay } from './local-day.ts'

/** One bar or point of a chart: some days in a row, with what is shown of them. */
export interface Bucket {
  from: LocalDay
  to: LocalDay
  value: number
}

type DaysByDate = ReadonlyMap<LocalDay, DayRecord>

/** A slice of days, both ends included. */
export interface DayRange {
  from: LocalDay
  to: LocalDay
}

/** The days up to one, as many as asked for. */
export const rangeUpTo = (to: LocalDay, days: number): DayRange => ({ from: addDays(to, 1 - days), to })

/** Days of a bar: single days up to a quarter of a year, weeks above, so that bars stay wide enough to see. */
export const bucketDays = (days: number): number => (days > 92 ? 7 : 1)

/** A range cut into buckets of so many days; the newest bucket is whole, the oldest takes what is left. */
export function cutRange({ from, to }: DayRange, size: number): DayRange[] {
  const buckets: DayRange[] = []
  for (let end = to; end >= from; end = addDays(end, -size)) {
    const begin = addDays(end, 1 - size)
    buckets.unshift({ from: begin < from ? from : begin, to: end })
  }
  return buckets
}

/** Minutes practised a day, on average over the days of each bucket. */
export function minutesPerDay(days: DaysByDate, buckets: readonly DayRange[]): Bucket[] {
  return buckets.map((range) => {
    const dates = listDays(range.from, range.to)
    const seconds = sumOver(dates, (date) => days.get(date)?.practice_time_seconds ?? 0)
    return { ...range, value: seconds / 60 / dates.length }
  })
}

/** What the minutes of some buckets come to, told of from the first day of practice on: nobody had a goal before it. */
export interface MinutesSummary {
  /** A day, on average over the days since. */
  mean: number
  /** Buckets since then, and those of them that reached the goal. */
  buckets: number
  reached: number
}

/** @param goal minutes a day */
export function summariseMinutes(
  days: DaysByDate,
  buckets: readonly DayRange[],
  goal: number,
): MinutesSummary {
  const practised = [...days].filter(([, { practice_time_seconds }]) => practice_time_seconds > 0)
  const first = practised.map(([day]) => day).toSorted()[0] ?? ''
  const since = buckets.flatMap(({ from, to }) => {
    if (to < first) return []
    return { from: from < first ? first : from, to }
  })
  const perDay = minutesPerDay(days, since)
  const all = sumOver(since, ({ from, to }) => listDays(from, to).length)
  const minutes = sumOver(perDay, ({ from, to, value }) => value * listDays(from, to).length)
  return {
    mean: all === 0 ? 0 : minutes / all,
    buckets: perDay.length,
    reached: perDay.filter(({ value }) => value >= goal).length,
  }
}

/** Words added in each bucket. */
export function wordsAdded(days: DaysByDate, buckets: readonly DayRange[]): Bucket[] {
  return buckets.map((range) => ({
    ...range,
    value: sumOver(listDays(range.from, range.to), (date) => days.get(date)?.words_added.length ?? 0),
  }))
}

/** Words by stage at the end of each bucket, as last looked at; nothing before the first look. */
export function stagesOverTime(
  days: DaysByDate,
  buckets: readonly DayRange[],
): { from: LocalDay; to: LocalDay; stages: number[] }[] {
  const looks = [...days.values()]
    .filter(({ words_by_stage }) => words_by_stage !== undefined)
    .toSorted((a, b) => (a.dateStored < b.dateStored ? -1 : 1))
  return buckets.flatMap((range) => {
    const last = looks.findLast(({ dateStored }) => dateStored <= range.to)
    return last?.words_by_stage ? [{ ...range, stages: last.words_by_stage }] : []
  })
}

/** What a range sums up to. */
export interface RangeTotals {
  seconds: number
  /** Days with any practice. */
  days: number
  words: number
}

export function totalsOf(days: DaysByDate, { from, to }: DayRange): RangeTotals {
  const records = listDays(from, to).flatMap((date) => days.get(date) ?? [])
  return {
    seconds: sumOver(records, ({ practice_time_seconds }) => practice_time_seconds),
    days: records.filter(({ practice_time_seconds }) => practice_time_seconds > 0).length,
    words: sumOver(records, ({ words_added }) => words_added.length),
  }
}

function sumOver<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + value(item), 0)
}
