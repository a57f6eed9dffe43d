import { ownSessions, type OwnSession } from '@lingarden/database/rows/own-session'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useUser } from '@/lib/session/session-provider'
import { getSupabase } from '@/lib/supabase'
import { readAnswer } from '@/lib/read-answer'

export const sessionKeys = { of: (userId: string) => ['sessions', userId] as const }

async function getSessions(userId: string, signal: AbortSignal): Promise<OwnSession[]> {
  const { data, error } = await getSupabase()
    .rpc('list_own_sessions', { p_user_id: userId })
    .abortSignal(signal)
  if (error) throw error
  return readAnswer(ownSessions, 'list_own_sessions', data)
}

/** Where the learner is signed in: this browser first, then what was used last. */
export function useSessions() {
  const { id } = useUser()
  return useQuery(
    queryOptions({
      queryKey: sessionKeys.of(id),
      queryFn: ({ signal }) => getSessions(id, signal),
      // Other devices sign in and out without this one.
      refetchOnMount: 'always',
    }),
  )
}
