import type { Profile } from '@lingarden/domain/profile'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { keepQuery } from '@/lib/learner-cache/kept-query'
import { useUser } from '@/lib/session/session-provider'
import { getSupabase } from '@/lib/supabase'
import { profileKeys } from './keys'

async function getProfile(userId: string, signal: AbortSignal): Promise<Profile> {
  const { data, error } = await getSupabase()
    .from('profiles')
    .select('*')
    .eq('id', userId)
    .abortSignal(signal)
    .single()
  if (error) throw error
  return data as unknown as Profile
}

function profileQuery(userId: string) {
  const queryKey = profileKeys.of(userId)
  return queryOptions({
    queryKey,
    queryFn: ({ signal, client }) => {
      keepQuery<Profile>(client, queryKey, { segment: 'profile', key: userId, field: 'profile' })
      return getProfile(userId, signal)
    },
    // Without a connection it runs all the same, to open what was kept; asking the server waits then.
    networkMode: 'offlineFirst',
  })
}

/** The signed-in learner's profile. */
export function useProfile() {
  return useQuery(profileQuery(useUser().id))
}
