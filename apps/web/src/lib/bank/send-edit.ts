import type { BankEdit } from '@lingarden/domain/bank/bank-edit'
import { changeTags } from '@lingarden/domain/bank/change-tags'
import { exclusively } from '@/lib/sync/exclusively'
import { wordSyncLock } from '@/lib/word-tracking/word-sync-lock'
import {
  deleteWords,
  fetchTags,
  insertWords,
  renameWord,
  restoreWords,
  updateWords,
  uprootWords,
  type BankOwner,
} from './word-table'

/** Brings an edit to the server. What was sent already and is sent again changes nothing more. */
export async function sendEdit(owner: BankOwner, edit: BankEdit): Promise<void> {
  switch (edit.kind) {
    case 'add':
      return insertWords(owner, edit.rows)
    case 'remove':
      // Counts of these words that are being sent must not arrive after it, and bring them back.
      return exclusively(wordSyncLock(owner), async () => {
        await deleteWords(owner, edit.words)
        await uprootWords(owner, edit.uprooted ?? [])
      })
    case 'restore':
      return restoreWords(owner, edit.rows)
    case 'set':
      return updateWords(owner, edit.changes)
    case 'rename':
      return exclusively(wordSyncLock(owner), () => renameWord(owner, edit.word, edit.to))
    case 'tag': {
      // Another device may have tagged them meanwhile (requirement 7.12).
      const tags = await fetchTags(owner, edit.words)
      return updateWords(
        owner,
        Array.from(tags, ([word, current]) => ({ word, change: { tags: changeTags(current, edit) } })),
      )
    }
    default:
      return edit satisfies never
  }
}
