import { friendLists, type FriendLists } from '@lingarden/database/rows/friends'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { friendKeys } from '@/lib/friends/keys'
import { askThenCached } from '@/lib/learner-cache/cached-query'
import { useUser } from '@/lib/session/session-provider'
import { getSupabase } from '@/lib/supabase'
import { currentTimeZone } from '@/lib/time-zone'
import { readAnswer } from '@/lib/read-answer'

async function getFriends(userId: string, signal: AbortSignal): Promise<FriendLists> {
  const { data, error } = await getSupabase()
    .rpc('list_friends', { p_user_id: userId, p_time_zone: currentTimeZone() })
    .abortSignal(signal)
  if (error) throw error
  return readAnswer(friendLists, 'list_friends', data)
}

/** The learner's friends, requests, blocks and the garden of the week; as this browser kept them without a connection. */
export function useFriends() {
  const { id } = useUser()
  const queryKey = friendKeys.lists(id)
  return useQuery(
    queryOptions({
      queryKey,
      queryFn: ({ signal, client }) =>
        askThenCached(client, queryKey, { segment: 'profile', key: id, field: 'friends' }, () =>
          getFriends(id, signal),
        ),
      networkMode: 'offlineFirst',
      // Others change it, too.
      refetchOnMount: 'always',
    }),
  )
}
