import { addWordsToDay, emptyDay, joinDays, type DayRecord } from '@lingarden/domain/analytics/day-record'
import type { LocalDay } from '@lingarden/domain/analytics/local-day'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { getSupabase } from '@/lib/supabase'
import { carryOut } from '@/lib/sync/once'

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
}

const columns = 'date, words_added, practice_time_seconds, words_by_stage'

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

/**
 * The days of a range that have a row, both ends included, with those that an export brought along. A year is less than the
 * data API answers at once.
 */
export async function selectDays(
  name: Omit<DayName, 'date'>,
  from: LocalDay,
  to: LocalDay,
  signal: AbortSignal,
): Promise<DayRecord[]> {
  const [own, restored] = await Promise.all(
    (['daily_analytics_history', 'restored_days'] as const).map((table) =>
      selectFrom(table, name, from, to, signal),
    ),
  )
  const byDay = new Map(own?.map((day) => [day.dateStored, day]))
  for (const day of restored ?? []) {
    const known = byDay.get(day.dateStored)
    byDay.set(day.dateStored, known ? joinDays(known, day) : day)
  }
  return [...byDay.values()]
}

async function selectFrom(
  table: 'daily_analytics_history' | 'restored_days',
  { userId, languageCode }: Omit<DayName, 'date'>,
  from: LocalDay,
  to: LocalDay,
  signal: AbortSignal,
): Promise<DayRecord[]> {
  const { data, error } = await getSupabase()
    .from(table)
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

/** Words that came into a day or went out of it. */
interface WordsOfDay {
  added: readonly string[]
  removed: readonly string[]
}

/** Terms of each kind that the server hears of at once: as many as a day holds. */
const mostTerms = 5000

/**
 * Takes words out of a day and puts others in, each once, whatever other devices do meanwhile; a day without a row begins
 * (requirement 7.11a). Of more words than a day holds the first ones stand for it.
 * @throws the data API's error
 */
export async function changeWordsOfDay(
  name: DayName,
  { added, removed }: WordsOfDay,
  key: string,
): Promise<void> {
  const request = getSupabase().rpc('record_day_words', {
    ...argumentsOf(name),
    p_added: addWordsToDay(undefined, name.date, added).words_added,
    p_removed: removed.length > mostTerms ? await wordsAmong(name, removed) : [...removed],
  })
  await carryOut(key, request)
}

/** Those terms that a day has. */
async function wordsAmong(name: DayName, terms: readonly string[]): Promise<string[]> {
  const asked = new Set(terms)
  return (await selectDay(name))?.words_added.filter((word) => asked.has(word)) ?? []
}

/** Writes down how many words stand at which stage on a day, from seed to bloom. */
export async function saveGarden(name: DayName, stages: readonly number[]): Promise<void> {
  const { error } = await getSupabase().rpc('record_garden', {
    ...argumentsOf(name),
    p_words_by_stage: [...stages],
  })
  if (error) throw error
}

/** Removes the record of a day (requirement 4.18e). */
export async function deleteDay(name: DayName): Promise<void> {
  const { error } = await getSupabase().rpc('reset_day', argumentsOf(name))
  if (error) throw error
}

const argumentsOf = ({ userId, languageCode, date }: DayName) => ({
  p_user_id: userId,
  p_language_code: languageCode,
  p_date: date,
})
