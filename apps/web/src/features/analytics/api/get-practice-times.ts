import type { LocalDay } from '@lingarden/domain/analytics/local-day'
import type { TimedPractice } from '@lingarden/domain/analytics/practice-hours'
import { queryOptions } from '@tanstack/react-query'
import { practiceKeys } from '@/lib/analytics/keys'
import { getSupabase } from '@/lib/supabase'
import type { Choice } from '../use-filter'

/** The data API answers at most this many rows at once. */
const pageSize = 1000

async function getPracticeTimes(
  userId: string,
  choice: Choice,
  from: LocalDay,
  signal: AbortSignal,
): Promise<TimedPractice[]> {
  const times: TimedPractice[] = []
  for (let first = 0; ; first += pageSize) {
    const own = getSupabase().from('practice_slices').select('minute_of_day, seconds').eq('user_id', userId)
    const { data, error } = await (choice === 'all' ? own : own.eq('language_code', choice))
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

/** When in the day a learner has practised a language, or any, since a day. */
export const practiceTimesQuery = (userId: string, choice: Choice, from: LocalDay) =>
  queryOptions({
    queryKey: practiceKeys.hours(userId, choice, from),
    queryFn: ({ signal }) => getPracticeTimes(userId, choice, from, signal),
  })
