import { localDay } from '@lingarden/domain/analytics/local-day'
import type { BankEdit } from '@lingarden/domain/bank/bank-edit'
import { isPlanted, type BankRow } from '@lingarden/domain/word-bank'
import type { QueryClient } from '@tanstack/react-query'
import { currentDay } from '@/lib/analytics/use-today'
import { recordWords } from '@/lib/analytics/words-added'
import { currentTimeZone } from '@/lib/time-zone'
import type { BankOwner } from './word-table'

/**
 * Records the words that an edit brought into the bank today or took out of it. It never throws: an edit stands whether
 * or not it was recorded (requirement 8.10f).
 * @param inverse what takes the edit back, which tells the words that were new
 */
export async function recordEdit(
  client: QueryClient,
  owner: BankOwner,
  edit: BankEdit,
  inverse: BankEdit | undefined,
): Promise<void> {
  if (edit.kind === 'add' && inverse?.kind === 'remove') {
    const counting = new Set(termsOf(edit.rows.filter(countsAsAdded)))
    const planted = [...inverse.words, ...(inverse.uprooted ?? [])]
    await recordWords(client, { ...owner, added: planted.filter((word) => counting.has(word)) })
  }
  if (edit.kind === 'remove')
    await recordWords(client, { ...owner, removed: [...edit.words, ...(edit.uprooted ?? [])] })
  if (edit.kind === 'restore') await recordWords(client, { ...owner, added: wordsOfToday(edit.rows) })
}

/** What was only met was not added, and what a file brought is no day's work. */
const countsAsAdded = (row: BankRow): boolean => isPlanted(row) && row.planted_by !== 'import'

const termsOf = (rows: readonly BankRow[]): string[] => rows.map(({ word_string }) => word_string)

/** A word of an earlier day is still in that day's record. */
function wordsOfToday(rows: readonly BankRow[]): string[] {
  const timeZone = currentTimeZone()
  const today = currentDay()
  return termsOf(
    rows.filter(
      (row) => countsAsAdded(row) && localDay(Date.parse(row.planted_at ?? ''), timeZone) === today,
    ),
  )
}
