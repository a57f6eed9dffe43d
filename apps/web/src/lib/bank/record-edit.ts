import { localDay } from '@lingarden/domain/analytics/local-day'
import type { BankEdit } from '@lingarden/domain/bank/bank-edit'
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
  if (edit.kind === 'add' && inverse?.kind === 'remove')
    await recordWords(client, { ...owner, added: inverse.words })
  if (edit.kind === 'remove') await recordWords(client, { ...owner, removed: edit.words })
  if (edit.kind === 'restore') await recordWords(client, { ...owner, added: wordsOfToday(edit.rows) })
}

/** A word of an earlier day is still in that day's record. */
function wordsOfToday(rows: Extract<BankEdit, { kind: 'restore' }>['rows']): string[] {
  const timeZone = currentTimeZone()
  const today = currentDay()
  return rows
    .filter(({ created_at }) => localDay(Date.parse(created_at), timeZone) === today)
    .map(({ word_string }) => word_string)
}
