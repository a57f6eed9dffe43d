import type { Profile } from '@lingarden/database/rows/profile'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { friendKeys } from '@/lib/friends/keys'
import { profileKeys } from '@/lib/profile/keys'
import { readAnew } from '@/lib/read-anew'
import { followChanges } from '@/lib/realtime'
import { useUser } from '@/lib/session/session-provider'

/** Follows requests and friendships live: both stand in the learner's own profile, which only they can read. */
export function useFriendsLive(): void {
  const { id } = useUser()
  const queryClient = useQueryClient()
  useEffect(() => {
    return followChanges((realtime) =>
      realtime
        .channel(`friends-${id}`)
        .on<Profile>(
          'postgres_changes',
          { event: 'UPDATE', schema: 'public', table: 'profiles', filter: `id=eq.${id}` },
          ({ new: { friends, friend_requests } }) => {
            queryClient.setQueryData<Profile>(
              profileKeys.of(id),
              (profile) => profile && { ...profile, friends, friend_requests },
            )
            void queryClient.invalidateQueries({ queryKey: friendKeys.of(id) })
          },
        )
        .subscribe(
          readAnew(() => {
            for (const queryKey of [profileKeys.of(id), friendKeys.of(id)])
              void queryClient.invalidateQueries({ queryKey })
          }),
        ),
    )
  }, [id, queryClient])
}
