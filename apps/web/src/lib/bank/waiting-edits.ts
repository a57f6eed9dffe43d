import { applyEdit } from '@lingarden/domain/bank/bank-edit'
import type { BankRow } from '@lingarden/domain/word-bank'
import type { OutboxEntry } from '@/lib/outbox/entry'
import { pendingStore } from '@/lib/word-tracking/pending-store'
import { newRow } from './new-row'
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

/**
 * The server's words with those that the learner planted by looking them up or using them, which wait to be sent or are on
 * their way: a reading that was asked for before the look-up would take it back.
 */
export function withPlantings({ userId, languageCode }: BankOwner, rows: BankRow[]): BankRow[] {
  const { waiting, underway } = pendingStore(userId, languageCode).read()
  const planted = [...(underway?.words ?? []), ...waiting].flatMap((tracked) =>
    tracked.plantedBy
      ? newRow(tracked.word, 'tutor', {
          sentences: tracked.sentence ? [tracked.sentence] : [],
          planted_by: tracked.plantedBy,
        })
      : [],
  )
  if (planted.length === 0) return rows
  return applyEdit(rows, { kind: 'add', rows: planted }, new Date().toISOString())
}
