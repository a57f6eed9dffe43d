import { applyEdit } from '@lingarden/domain/bank/bank-edit'
import type { BankRow } from '@lingarden/domain/word-bank'
import type { OutboxEntry } from '@/lib/outbox/entry'
import type { BankOwner } from './word-table'

/** The server's words with the edits among some entries, which it may not have yet. */
export function withEdits(
  { languageCode }: BankOwner,
  rows: readonly BankRow[],
  entries: readonly OutboxEntry[],
): BankRow[] {
  const now = new Date().toISOString()
  return entries.reduce<BankRow[]>(
    (after, entry) =>
      entry.kind === 'bank' && entry.languageCode === languageCode
        ? applyEdit(after, entry.edit, now)
        : after,
    [...rows],
  )
}
