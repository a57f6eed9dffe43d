import { applyEdit } from '@lingarden/domain/bank/bank-edit'
import type { BankRow } from '@lingarden/domain/word-bank'
import { listQueued } from '@/lib/outbox/outbox-store'
import type { BankOwner } from './word-table'

/** The server's words with the edits that it does not have yet. */
export async function withWaitingEdits(
  { userId, languageCode }: BankOwner,
  rows: readonly BankRow[],
): Promise<BankRow[]> {
  const queued = await listQueued(userId)
  const now = new Date().toISOString()
  return queued.reduce<BankRow[]>(
    (after, { entry }) =>
      entry.kind === 'bank' && entry.languageCode === languageCode
        ? applyEdit(after, entry.edit, now)
        : after,
    [...rows],
  )
}
