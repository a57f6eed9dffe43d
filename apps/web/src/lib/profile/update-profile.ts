import type { Profile, ProfileChange } from '@lingarden/database/rows/profile'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUser } from '@/lib/session/session-provider'
import { profileKeys } from './keys'
import { saveProfile } from './profile-changes'

/** Saves a change of the profile: shown at once, rolled back where the server refuses it; without a connection it waits. */
export function useUpdateProfile() {
  const user = useUser()
  const queryClient = useQueryClient()
  const queryKey = profileKeys.of(user.id)
  return useMutation({
    mutationFn: async (change: ProfileChange) => {
      if ((await saveProfile(user.id, change)) === 'refused') throw new Error('The profile was not changed')
    },
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData<Profile>(queryKey)
      if (before) queryClient.setQueryData<Profile>(queryKey, { ...before, ...change })
      return { before }
    },
    onError: (_error, _change, context) => {
      if (context?.before) queryClient.setQueryData(queryKey, context.before)
    },
    networkMode: 'always',
  })
}
