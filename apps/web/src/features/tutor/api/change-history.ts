import { useQueryClient } from '@tanstack/react-query'
import type { DeletionEntry, RenameEntry } from '@/lib/outbox/entry'
import { sendQueued } from '@/lib/outbox/outbox'
import { dropQueuedConversation, putQueued } from '@/lib/outbox/outbox-store'
import { useUser } from '@/lib/session/session-provider'
import { withHistoryChanges, type HistorySummary } from '../history/history-changes'
import { forgetConversation } from '../conversation/cached-conversation'
import { forgetStats } from '../history/cached-histories'
import { historyKeys } from './history-keys'

/** Renames or deletes a kept conversation: in the list at once, on the server as soon as there is a connection. */
export function useChangeHistory(languageCode: string) {
  const { id: userId } = useUser()
  const queryClient = useQueryClient()
  const queryKey = historyKeys.of(userId, languageCode)

  async function change(entry: RenameEntry | DeletionEntry) {
    if (entry.kind === 'deletion') {
      // What this browser keeps of it would bring it back.
      await forgetConversation(userId, languageCode, entry.id)
      await forgetStats(userId, languageCode, entry.id)
      await dropQueuedConversation(userId, entry.id)
    }
    // What is shown is kept, and a list that is on its way finds it in the outbox.
    await putQueued(entry)
    queryClient.setQueryData<HistorySummary[]>(queryKey, (list) => list && withHistoryChanges(list, [entry]))
    await sendQueued(userId)
    await queryClient.invalidateQueries({ queryKey })
  }

  return {
    rename: (id: string, title: string) => void change({ kind: 'rename', userId, languageCode, id, title }),
    remove: (id: string) => void change({ kind: 'deletion', userId, languageCode, id }),
  }
}
