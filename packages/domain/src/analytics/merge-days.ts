import type { DayRecord } from './day-record.ts'
import type { LocalDay } from './local-day.ts'

type DaysByDate = ReadonlyMap<LocalDay, DayRecord>

/**
 * The days of several languages as one: practice and words together. The garden of a day is what each language's garden
 * was when it was last looked at, as they are not all looked at on one day.
 */
export function mergeDays(languages: readonly DaysByDate[]): Map<LocalDay, DayRecord> {
  const dates = [...new Set(languages.flatMap((days) => [...days.keys()]))].toSorted()
  const lastStages = languages.map((): number[] | undefined => undefined)
  return new Map(
    dates.map((date) => {
      const records = languages.map((days) => days.get(date))
      for (const [place, record] of records.entries())
        lastStages[place] = record?.words_by_stage ?? lastStages[place]
      const isLookedAt = records.some((record) => record?.words_by_stage !== undefined)
      const known = records.filter((record) => record !== undefined)
      return [
        date,
        {
          dateStored: date,
          words_added: known.flatMap(({ words_added }) => words_added),
          practice_time_seconds: known.reduce((sum, one) => sum + one.practice_time_seconds, 0),
          ...(isLookedAt && { words_by_stage: addUp(lastStages) }),
        },
      ]
    }),
  )
}

/** Sums place by place. */
function addUp(lists: readonly (readonly number[] | undefined)[]): number[] {
  const known = lists.filter((list) => list !== undefined)
  const length = Math.max(0, ...known.map((list) => list.length))
  return Array.from({ length }, (_, place) => known.reduce((sum, list) => sum + (list[place] ?? 0), 0))
}
