import {
  addWordsToDay,
  emptyDay,
  removeWordsFromDay,
  type DayRecord,
} from '@lingarden/domain/analytics/day-record'
import type { LocalDay } from '@lingarden/domain/analytics/local-day'

/** The record of a day after words came and went; each term stands in it once. */
export function applyWords(
  record: DayRecord | undefined,
  date: LocalDay,
  { added = [], removed = [] }: { added?: readonly string[]; removed?: readonly string[] },
): DayRecord {
  return addWordsToDay(removeWordsFromDay(record ?? emptyDay(date), date, removed), date, added)
}
