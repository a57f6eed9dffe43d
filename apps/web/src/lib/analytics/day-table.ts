import { emptyDay, type DayRecord } from '@lingarden/domain/analytics/day-record'
import type { LocalDay } from '@lingarden/domain/analytics/local-day'
import type { LanguageCode } from '@lingarden/domain/languages'
import { getSupabase } from '@/lib/supabase'

/** Whose day, of which language, which day. */
export interface DayName {
  userId: string
  languageCode: LanguageCode
  date: LocalDay
}

interface DayRow {
  date: string
  words_added: string[]
  practice_time_seconds: number
  words_by_stage: number[] | null
  updated_at: string
}

const columns = 'date, words_added, practice_time_seconds, words_by_stage, updated_at'
/** Another device may change a row between its reading and its writing; more often than this it does not. */
const mostAttempts = 5

export function dayFromRow(row: DayRow): DayRecord {
  const { date, words_added, practice_time_seconds, words_by_stage } = row
  const record = { ...emptyDay(date), words_added: [...new Set(words_added)], practice_time_seconds }
  return words_by_stage ? { ...record, words_by_stage } : record
}

const days = () => getSupabase().from('daily_analytics_history')

/** The row of a day; undefined where there is none (requirement 7.11a). */
export async function selectDay(
  { userId, languageCode, date }: DayName,
  signal?: AbortSignal,
): Promise<DayRow | undefined> {
  let query = days().select(columns).eq('user_id', userId).eq('date', date).eq('language_code', languageCode)
  if (signal) query = query.abortSignal(signal)
  const { data, error } = await query.maybeSingle()
  if (error) throw error
  return data ?? undefined
}

/** The days of a range that have a row, both ends included. A year is less than the data API answers at once. */
export async function selectDays(
  { userId, languageCode }: Omit<DayName, 'date'>,
  from: LocalDay,
  to: LocalDay,
  signal: AbortSignal,
): Promise<DayRecord[]> {
  const { data, error } = await days()
    .select(columns)
    .eq('user_id', userId)
    .eq('language_code', languageCode)
    .gte('date', from)
    .lte('date', to)
    .order('date')
    .abortSignal(signal)
  if (error) throw error
  return data.map(dayFromRow)
}

/** The row of a day, begun empty where there is none; another device may have begun it (requirement 7.11b). */
async function ensureDay(name: DayName): Promise<DayRow> {
  const known = await selectDay(name)
  if (known) return known
  const { userId, languageCode, date } = name
  const { data, error } = await days()
    .insert({ user_id: userId, date, language_code: languageCode })
    .select(columns)
    .single()
  if (!error) return data
  if (error.code !== '23505') throw error
  const row = await selectDay(name)
  if (!row) throw error
  return row
}

/** What may be changed of a day here; practice is told by its stretches. */
export type DayChange = Partial<Pick<DayRecord, 'words_added' | 'words_by_stage'>>

/**
 * Changes a day by what it is, and again where another device changed it meanwhile, so that neither loses anything.
 * @throws the data API's error; an Error where the row never stood still
 */
export async function updateDay(name: DayName, change: (record: DayRecord) => DayChange): Promise<void> {
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const row = await ensureDay(name)
    const { data, error } = await days()
      .update({
        ...change(dayFromRow(row)),
        language_code: name.languageCode,
        updated_at: new Date().toISOString(),
      })
      .eq('user_id', name.userId)
      .eq('date', name.date)
      .eq('language_code', name.languageCode)
      .eq('updated_at', row.updated_at)
      .select('date')
    if (error) throw error
    if (data.length > 0) return
  }
  throw new Error('The day was changed by others all the time')
}

/** Removes the record of a day (requirement 4.18e). */
export async function deleteDay({ userId, languageCode, date }: DayName): Promise<void> {
  const { error } = await days()
    .delete()
    .eq('user_id', userId)
    .eq('date', date)
    .eq('language_code', languageCode)
  if (error) throw error
}
