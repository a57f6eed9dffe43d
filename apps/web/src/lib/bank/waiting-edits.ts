import { applyEdit } from '@lingarden/domain/bank/bank-edit'
import type { BankRow } from '@lingarden/domain/word-bank'
import { mutationsOf, type Waiting } from '@lingarden/sync/mutation'
import { pendingStore } from '@/lib/word-tracking/pending-store'
import { bankEdits } from './bank-edits'
import { newRow } from './new-row'
import type { BankOwner } from './word-table'

/** The server's words with the edits among what waits, which it may not have yet. */
export function withEdits(
  { languageCode }: BankOwner,
  rows: readonly BankRow[],
  waiting: readonly Waiting[],
): BankRow[] {
  const now = new Date().toISOString()
  return mutationsOf(bankEdits, waiting)
    .filter((one) => one.languageCode === languageCode)
    .reduce<BankRow[]>((after, { edit }) => applyEdit(after, edit, now), [...rows])
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
