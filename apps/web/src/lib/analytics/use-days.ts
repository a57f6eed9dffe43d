import { addPracticeToDay, emptyDay, type DayRecord } from '@lingarden/domain/analytics/day-record'
import type { LocalDay } from '@lingarden/domain/analytics/local-day'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useUnsentSeconds } from '@/lib/practice-time/unsent-seconds'
import { useUser } from '@/lib/session/session-provider'
import { isMissing } from '@/lib/is-missing'
import { todayQuery, yearQuery } from './get-days'
import { useToday } from './use-today'

export interface Days {
  today: LocalDay
  /** What is known of the year, with what the server does not have yet; undefined while it is still to come. */
  byDay: ReadonlyMap<LocalDay, DayRecord> | undefined
  /** Seconds practised by day. */
  practice: ReadonlyMap<LocalDay, number>
  /** Whether the server has told of the year and today, so that what is shown is no guess. */
  isCertain: boolean
  /** Whether it cannot be told, as the server or the way to it failed. */
  isError: boolean
  retry: () => void
}

/** The learner's days of a year in a language, up to this second. */
export function useDays(languageCode: LanguageCode | undefined): Days {
  const { id: userId } = useUser()
  const today = useToday()
  const year = useQuery(yearQuery(userId, languageCode, today))
  const day = useQuery(todayQuery(userId, languageCode, today))
  const unsent = useUnsentSeconds(userId, languageCode)

  // Today alone, before its year or without it, would tell of streaks that were broken; and the year alone of no practice today.
  const isError = isMissing(year) || isMissing(day)
  const isYearToCome = !year.data && year.isFetching
  const byDay = useMemo(() => {
    if (isError || isYearToCome || (!year.data && !day.data)) return undefined
    const records = new Map(Object.entries(year.data ?? {}))
    if (day.data) records.set(today, day.data)
    for (const [date, seconds] of unsent)
      records.set(date, addPracticeToDay(records.get(date) ?? emptyDay(date), date, seconds))
    return records
  }, [year.data, isError, isYearToCome, day.data, unsent, today])
  const practice = useMemo(
    () => new Map(Array.from(byDay ?? [], ([date, record]) => [date, record.practice_time_seconds])),
    [byDay],
  )
  const retry = () => {
    void year.refetch()
    void day.refetch()
  }
  return {
    today,
    byDay,
    practice,
    isCertain: year.data !== undefined && day.data !== undefined && !year.isFetching && !day.isFetching,
    isError,
    retry,
  }
}
