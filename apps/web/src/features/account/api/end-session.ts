import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUser } from '@/lib/session/session-provider'
import { getSupabase } from '@/lib/supabase'
import type { OwnSession } from '@lingarden/database/rows/own-session'
import { sessionKeys } from './get-sessions'

/** Signs out another device of the learner, by the id of its session; the list goes without it then. */
export function useEndSession() {
  const { id: userId } = useUser()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (sessionId: string) => {
      const call = { p_user_id: userId, p_session_id: sessionId }
      const { error } = await getSupabase().rpc('end_own_session', call)
      if (error) throw error
    },
    // Without a connection it fails at once; to be done some time later would surprise.
    networkMode: 'always',
    onSuccess: (_, sessionId) =>
      client.setQueryData<OwnSession[]>(sessionKeys.of(userId), (sessions) =>
        sessions?.filter(({ id }) => id !== sessionId),
      ),
  })
}
