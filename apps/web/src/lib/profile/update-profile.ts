import { profileRow, type Profile, type ProfileChange } from '@lingarden/database/rows/profile'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUser } from '@/lib/session/session-provider'
import { getSupabase } from '@/lib/supabase'
import { profileKeys } from './keys'
import { readAnswer } from '@/lib/read-answer'

/**
 * Saves a change; resolves with the profile as it is now.
 * @throws where the server refuses it
 */
export async function updateProfile(userId: string, change: ProfileChange): Promise<Profile> {
  const { data, error } = await getSupabase()
    .from('profiles')
    .update(change)
    .eq('id', userId)
    .select()
    .single()
  if (error) throw error
  return readAnswer(profileRow, 'the changed profile', data)
}

/** Saves a change of the profile: shown at once, rolled back where the server refuses it. */
export function useUpdateProfile() {
  const user = useUser()
  const queryClient = useQueryClient()
  const queryKey = profileKeys.of(user.id)
  return useMutation({
    mutationFn: (change: ProfileChange) => updateProfile(user.id, change),
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData<Profile>(queryKey)
      if (before) queryClient.setQueryData<Profile>(queryKey, { ...before, ...change })
      return { before }
    },
    onError: (_error, _change, context) => {
      if (context?.before) queryClient.setQueryData(queryKey, context.before)
    },
    onSuccess: (profile) => queryClient.setQueryData(queryKey, profile),
  })
}
