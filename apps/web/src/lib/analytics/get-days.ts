import {
  daysCacheLifetime,
  usableToday,
  usableYear,
  type KeptToday,
  type KeptYear,
} from '@lingarden/domain/analytics/caches'
import { emptyDay } from '@lingarden/domain/analytics/day-record'
import { addDays, type LocalDay } from '@lingarden/domain/analytics/local-day'
import { missingDays } from '@lingarden/domain/analytics/missing-days'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { queryOptions } from '@tanstack/react-query'
import { cacheQuery, readCachedData } from '@/lib/learner-cache/cached-query'
import { acceptsLanguage } from './accept-language'
import { dayFromRow, selectDay, selectDays } from './day-table'
import { dayKeys, keptDays } from './keys'

/** Days of the year map, today included. */
export const daysOfYear = 365

/** Which days are read, as of when. */
interface Wanted {
  userId: string
  languageCode: LanguageCode
  today: LocalDay
}

/**
 * The days of a year up to today. What was kept stays; what is missing of it is read in one go, and so are today and
 * yesterday, which another device may have gone on with.
 */
async function getYear({ userId, languageCode, today }: Wanted, signal: AbortSignal): Promise<KeptYear> {
  const now = Date.now()
  const from = addDays(today, 1 - daysOfYear)
  const kept = (await readCachedData<KeptYear>(keptDays.year(userId, languageCode)))?.data
  const usable = kept && usableYear(kept, { languageCode, now })
  const known = Object.entries(usable ?? {}).filter(([day]) => day >= from && day < addDays(today, -1))
  const missing = missingDays(new Set(known.map(([day]) => day)), { from, to: today, today })
  const rows = await selectDays({ userId, languageCode }, missing[0] ?? today, today, signal)
  return {
    languageCode,
    // Days that are read again do not make the others younger.
    savedAt: kept && usable ? kept.savedAt : now,
    days: Object.fromEntries([
      ...known,
      ...missing.map((day) => [day, emptyDay(day)] as const),
      ...rows.map((record) => [record.dateStored, record] as const),
    ]),
  }
}

async function getToday({ userId, languageCode, today }: Wanted, signal: AbortSignal): Promise<KeptToday> {
  const row = await selectDay({ userId, languageCode, date: today }, signal)
  return { userId, languageCode, savedAt: Date.now(), record: row ? dayFromRow(row) : emptyDay(today) }
}

/** A query is begun with a code of the list only (requirements 5.3b, 5.3c). */
const isAsked = (languageCode: string | undefined): languageCode is LanguageCode =>
  languageCode !== undefined && acceptsLanguage(languageCode)

/** The year by day, from what this browser kept at once, then as the server has it. */
export function yearQuery(userId: string, languageCode: LanguageCode | undefined, today: LocalDay) {
  const queryKey = dayKeys.year(userId, languageCode ?? '')
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }) => {
      if (!languageCode) throw new TypeError('A year has a language')
      cacheQuery<KeptYear>(client, queryKey, keptDays.year(userId, languageCode))
      return getYear({ userId, languageCode, today }, signal)
    },
    // An app that stays open reads the year anew before it is too old to be shown.
    refetchInterval: daysCacheLifetime / 2,
    select: (year: KeptYear) => languageCode && usableYear(year, { languageCode, now: Date.now() }),
    networkMode: 'offlineFirst',
    enabled: isAsked(languageCode),
  })
}

/** Today's record, the same way. */
export function todayQuery(userId: string, languageCode: LanguageCode | undefined, today: LocalDay) {
  const queryKey = dayKeys.today(userId, languageCode ?? '', today)
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }) => {
      if (!languageCode) throw new TypeError('A day has a language')
      cacheQuery<KeptToday>(client, queryKey, keptDays.today(userId, languageCode))
      return getToday({ userId, languageCode, today }, signal)
    },
    select: (kept: KeptToday) =>
      languageCode && usableToday(kept, { userId, languageCode, today, now: Date.now() }),
    networkMode: 'offlineFirst',
    enabled: isAsked(languageCode),
  })
}
