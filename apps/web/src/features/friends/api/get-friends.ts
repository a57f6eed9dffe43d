import type { AvatarPlant } from '@lingarden/domain/friends/avatar-plant'
import type { NudgeKind } from '@lingarden/domain/friends/nudge'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { friendKeys } from '@/lib/friends/keys'
import { askThenKept } from '@/lib/learner-cache/kept-query'
import { useUser } from '@/lib/session/session-provider'
import { getSupabase } from '@/lib/supabase'
import { currentTimeZone } from '@/lib/time-zone'

/** What a learner shows to those they have to do with. */
export interface Person {
  id: string
  name: string | null
  plant: AvatarPlant
}

export interface Friend extends Person {
  shares_practice: boolean
  /** Days; null where the friend does not share it. */
  streak: number | null
  /** Since the viewer's midnight; null where the friend does not share it. */
  presence: 'practised' | 'online' | 'away' | null
  may_be_nudged: boolean
}

export interface FriendLists {
  friends: Friend[]
  incoming: Person[]
  outgoing: Person[]
  blocked: Person[]
  /** The last one, where it was not seen yet. */
  nudge: (Person & { kind: NudgeKind }) | null
  /** What all who share have practised this week, the viewer included. */
  garden: { gardeners: number; seconds: number }
}

async function getFriends(userId: string, signal: AbortSignal): Promise<FriendLists> {
  const { data, error } = await getSupabase()
    .rpc('list_friends', { p_user_id: userId, p_time_zone: currentTimeZone() })
    .abortSignal(signal)
  if (error) throw error
  return data as unknown as FriendLists
}

/** The learner's friends, requests, blocks and the garden of the week; as this browser kept them without a connection. */
export function useFriends() {
  const { id } = useUser()
  const queryKey = friendKeys.lists(id)
  return useQuery(
    queryOptions({
      queryKey,
      queryFn: ({ signal, client }) =>
        askThenKept(client, queryKey, { segment: 'profile', key: id, field: 'friends' }, () =>
          getFriends(id, signal),
        ),
      networkMode: 'offlineFirst',
      // Others change it, too.
      refetchOnMount: 'always',
    }),
  )
}
