import { queryOptions, useQuery } from '@tanstack/react-query'
import { useUser } from '@/lib/session/session-provider'
import { getSupabase } from '@/lib/supabase'

export interface OwnSession {
  id: string
  /** When the learner signed in. */
  started_at: string
  /** When it was last renewed, which a page that is open does about once an hour. */
  last_used_at: string
  /** What the browser says of itself; empty where that is not known. */
  user_agent: string
  /** The network address that it was last used from; empty where that is not known. In the export only. */
  address: string
  /** Whether it is the session of this browser. */
  is_current: boolean
}

export const sessionKeys = { of: (userId: string) => ['sessions', userId] as const }

async function getSessions(userId: string, signal: AbortSignal): Promise<OwnSession[]> {
  const { data, error } = await getSupabase()
    .rpc('list_own_sessions', { p_user_id: userId })
    .abortSignal(signal)
  if (error) throw error
  return data as unknown as OwnSession[]
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
