import { useQueryClient } from '@tanstack/react-query'
import type { MutationKind } from '@lingarden/sync/mutation'
import { useUser } from '@/lib/session/session-provider'
import { sendWaiting } from '@/lib/sync/deliver'
import { queue } from '@/lib/sync/queue'
import { withHistoryChanges, type HistorySummary } from '../history/history-changes'
import { forgetConversation } from '../conversation/cached-conversation'
import { forgetStats } from '../history/cached-histories'
import {
  deletions,
  renamings,
  waitingOf,
  type Deletion,
  type Renaming,
} from '../history/conversation-mutations'
import { historyKeys } from './history-keys'

/** Renames or deletes a kept conversation: in the list at once, on the server as soon as there is a connection. */
export function useChangeHistory(languageCode: string) {
  const { id: userId } = useUser()
  const queryClient = useQueryClient()
  const queryKey = historyKeys.of(userId, languageCode)

  async function change<M extends Renaming | Deletion>(kind: MutationKind<M>, mutation: M) {
    // What is shown is kept, and a list that is on its way finds it in the queue.
    const waiting = await queue.put(kind, mutation)
    queryClient.setQueryData<HistorySummary[]>(
      queryKey,
      (list) => list && withHistoryChanges(list, waiting ? [waiting] : []),
    )
    await sendWaiting(userId)
    await queryClient.invalidateQueries({ queryKey })
  }

  async function remove(id: string) {
    // What this browser keeps of it would bring it back.
    await forgetConversation(userId, languageCode, id)
    await forgetStats(userId, languageCode, id)
    await queue.drop(waitingOf(id, await queue.list(userId)))
    await change(deletions, { kind: 'deletion', userId, languageCode, id })
  }

  return {
    rename: (id: string, title: string) =>
      void change(renamings, { kind: 'rename', userId, languageCode, id, title }),
    remove: (id: string) => void remove(id),
  }
}
