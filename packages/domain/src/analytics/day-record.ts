import { isLocalDay, type LocalDay } from './local-day.ts'

/** What a learner did in a language on a day (requirement 3.17). */
export interface DayRecord {
  dateStored: LocalDay
  /** Each term once, in the order they were added. */
  words_added: string[]
  practice_time_seconds: number
  /** Words of the bank by stage, from seed to bloom, when the day was last looked at. */
  words_by_stage?: number[]
}

/** More seconds than a day has cannot have been practised. */
const secondsADay = 86_400

export const emptyDay = (day: LocalDay): DayRecord => ({
  dateStored: day,
  words_added: [],
  practice_time_seconds: 0,
})

/** A day that was told of twice: here, and by an export that was restored. What both tell of is the same. */
export function joinDays(own: DayRecord, restored: DayRecord): DayRecord {
  return {
    ...restored,
    ...own,
    words_added: [...new Set([...restored.words_added, ...own.words_added])],
    practice_time_seconds: Math.max(own.practice_time_seconds, restored.practice_time_seconds),
  }
}

/** The record of today: the kept one if it is of today, else a new one (requirement 4.18b). */
const recordOf = (kept: DayRecord | undefined, today: LocalDay): DayRecord =>
  kept?.dateStored === today ? kept : emptyDay(today)

/** What the database keeps of a day's words at most: their number, and bytes with what each takes beside its letters. */
const roomForWords = { count: 5000, bytes: 380_000, bytesBeside: 8 }

/**
 * Adds terms to today's words, each once; a new day begins a new record (requirement 4.18b). A file may bring more than a
 * day has room for: the first ones stand for it then.
 */
export function addWordsToDay(
  kept: DayRecord | undefined,
  today: LocalDay,
  terms: readonly string[],
): DayRecord {
  const record = recordOf(kept, today)
  const words = new Set(record.words_added)
  const before = words.size
  let bytes = record.words_added.reduce((sum, word) => sum + bytesOf(word), 0)
  for (const term of terms) {
    if (words.has(term)) continue
    bytes += bytesOf(term)
    if (words.size >= roomForWords.count || bytes > roomForWords.bytes) break
    words.add(term)
  }
  return words.size === before ? record : { ...record, words_added: [...words] }
}

const encoder = new TextEncoder()
const bytesOf = (word: string): number => encoder.encode(word).length + roomForWords.bytesBeside

/** Takes terms out of today's words; those of earlier days stay what they were (requirement 4.18c). */
export function removeWordsFromDay(
  kept: DayRecord | undefined,
  today: LocalDay,
  terms: readonly string[],
): DayRecord {
  const record = recordOf(kept, today)
  const gone = new Set(terms)
  return { ...record, words_added: record.words_added.filter((word) => !gone.has(word)) }
}

/**
 * Adds practice to today (requirement 4.18d). A negative or endless time adds nothing, and a day never holds more than a
 * day has.
 */
export function addPracticeToDay(kept: DayRecord | undefined, today: LocalDay, seconds: number): DayRecord {
  const record = recordOf(kept, today)
  if (!Number.isFinite(seconds) || seconds <= 0) return record
  const total = record.practice_time_seconds + Math.floor(seconds)
  return { ...record, practice_time_seconds: Math.min(total, secondsADay) }
}

const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0

/** Whether a value is a day's record; what was kept may be of another version, or broken. */
export function isDayRecord(value: unknown): value is DayRecord {
  if (typeof value !== 'object' || value === null) return false
  const { dateStored, words_added, practice_time_seconds, words_by_stage } = value as Partial<DayRecord>
  return (
    typeof dateStored === 'string' &&
    isLocalDay(dateStored) &&
    Array.isArray(words_added) &&
    words_added.every((word) => typeof word === 'string') &&
    isCount(practice_time_seconds) &&
    (words_by_stage === undefined || (Array.isArray(words_by_stage) && words_by_stage.every(isCount)))
  )
}
