import type { LocalDay } from '@lingarden/domain/analytics/local-day'
import type { TimedPractice } from '@lingarden/domain/analytics/practice-hours'
import { queryOptions } from '@tanstack/react-query'
import { practiceKeys } from '@/lib/analytics/keys'
import { getSupabase } from '@/lib/supabase'

/** The data API answers at most this many rows at once. */
const pageSize = 1000

async function getPracticeTimes(
  userId: string,
  languageCode: string,
  from: LocalDay,
  signal: AbortSignal,
): Promise<TimedPractice[]> {
  const times: TimedPractice[] = []
  for (let first = 0; ; first += pageSize) {
    const { data, error } = await getSupabase()
      .from('practice_slices')
      .select('minute_of_day, seconds')
      .eq('user_id', userId)
      .eq('language_code', languageCode)
      .gte('date', from)
      .order('date')
      .order('id')
      .range(first, first + pageSize - 1)
      .abortSignal(signal)
    if (error) throw error
    times.push(...data.map(({ minute_of_day, seconds }) => ({ minuteOfDay: minute_of_day, seconds })))
    if (data.length < pageSize) return times
  }
}

/** When in the day a learner has practised a language since a day. */
export const practiceTimesQuery = (userId: string, languageCode: string, from: LocalDay) =>
  queryOptions({
    queryKey: practiceKeys.hours(userId, languageCode, from),
    queryFn: ({ signal }) => getPracticeTimes(userId, languageCode, from, signal),
  })
