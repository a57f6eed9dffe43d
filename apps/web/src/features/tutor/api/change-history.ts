import { useMutation, useQueryClient } from '@tanstack/react-query'
import { dropQueuedHistory } from '@/lib/outbox/outbox-store'
import { useUser } from '@/lib/session/session-provider'
import { getSupabase } from '@/lib/supabase'
import { forgetConversation } from '../kept-conversation'
import { historyKeys } from './history-keys'

async function renameHistory({ id, title }: { id: string; title: string }): Promise<void> {
  const { error } = await getSupabase().from('tutor_histories').update({ title }).eq('id', id)
  if (error) throw error
}

/** Deletes a conversation, and what this browser keeps of it: that would bring it back. */
async function deleteHistory(userId: string, languageCode: string, id: string): Promise<void> {
  const { error } = await getSupabase().from('tutor_histories').delete().eq('id', id)
  if (error) throw error
  await forgetConversation(userId, languageCode, id)
  await dropQueuedHistory(userId, id)
}

/** Renames or deletes a kept conversation. */
export function useChangeHistory(languageCode: string) {
  const { id } = useUser()
  const queryClient = useQueryClient()
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: historyKeys.of(id, languageCode) })
  return {
    rename: useMutation({ mutationFn: renameHistory, onSuccess }),
    remove: useMutation({
      mutationFn: (historyId: string) => deleteHistory(id, languageCode, historyId),
      onSuccess,
    }),
  }
}
