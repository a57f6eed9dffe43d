import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUser } from '@/lib/session/session-provider'
import { getSupabase } from '@/lib/supabase'
import { historyKeys } from './history-keys'

async function renameHistory({ id, title }: { id: string; title: string }): Promise<void> {
  const { error } = await getSupabase().from('tutor_histories').update({ title }).eq('id', id)
  if (error) throw error
}

async function deleteHistory(id: string): Promise<void> {
  const { error } = await getSupabase().from('tutor_histories').delete().eq('id', id)
  if (error) throw error
}

/** Renames or deletes a kept conversation. */
export function useChangeHistory(languageCode: string) {
  const { id } = useUser()
  const queryClient = useQueryClient()
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: historyKeys.of(id, languageCode) })
  return {
    rename: useMutation({ mutationFn: renameHistory, onSuccess }),
    remove: useMutation({ mutationFn: deleteHistory, onSuccess }),
  }
}
