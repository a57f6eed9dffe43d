import type { LanguageCode } from '@lingarden/languages/find-language'
import { isDayRecord, type DayRecord } from './day-record.ts'
import type { LocalDay } from './local-day.ts'

/** How long what was cached of days is used, in milliseconds (requirement 9.5a). */
export const daysCacheLifetime = 86_400_000

interface Kept {
  languageCode: LanguageCode
  /** Milliseconds since the epoch. */
  savedAt: number
}

export interface KeptToday extends Kept {
  userId: string
  record: DayRecord
}

export interface KeptYear extends Kept {
  days: Record<LocalDay, DayRecord>
}

const isYoung = ({ savedAt }: Kept, now: number) => now - savedAt < daysCacheLifetime && savedAt <= now

/** Today's record out of a cache, if it is this learner's, of this language, young and of today (requirement 5.4a). */
export function usableToday(
  kept: KeptToday | undefined,
  wanted: { userId: string; languageCode: LanguageCode; today: LocalDay; now: number },
): DayRecord | undefined {
  const isMine = kept?.userId === wanted.userId && kept.languageCode === wanted.languageCode
  return isMine &&
    isYoung(kept, wanted.now) &&
    isDayRecord(kept.record) &&
    kept.record.dateStored === wanted.today
    ? kept.record
    : undefined
}

const checkedDays = new WeakMap<KeptYear['days'], KeptYear['days']>()

/** The days that are whole, checked once: every screen that shows a year asks for them, each time that it is drawn. */
function wholeDays(days: KeptYear['days']): KeptYear['days'] {
  const known = checkedDays.get(days)
  if (known) return known
  const whole = Object.entries(days).filter(
    ([day, record]) => isDayRecord(record) && record.dateStored === day,
  )
  const checked: KeptYear['days'] = Object.fromEntries(whole)
  checkedDays.set(days, checked)
  return checked
}

/**
 * The days of a year out of a cache, if they are of this language and young (requirement 5.4b). Days that are broken are
 * left out, so that they are missing and read again. What was kept must not change afterwards.
 */
export function usableYear(
  kept: KeptYear | undefined,
  { languageCode, now }: { languageCode: LanguageCode; now: number },
): KeptYear['days'] | undefined {
  if (kept?.languageCode !== languageCode || !isYoung(kept, now)) return undefined
  const days: unknown = kept.days
  return typeof days === 'object' && days ? wholeDays(kept.days) : {}
}
