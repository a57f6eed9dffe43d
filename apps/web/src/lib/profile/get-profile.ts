import type { Profile } from '@lingarden/domain/profile'
import { queryOptions, useQuery } from '@tanstack/react-query'
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
  return queryOptions({
    queryKey: profileKeys.of(userId),
    queryFn: ({ signal }) => getProfile(userId, signal),
  })
}

/** The signed-in learner's profile. */
export function useProfile() {
  return useQuery(profileQuery(useUser().id))
}
