import type { Profile } from '@lingarden/domain/profile'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUser } from '@/lib/session/session-provider'
import { getSupabase } from '@/lib/supabase'
import { profileKeys } from './keys'

/** What a learner may change of their own profile; the database grants exactly these columns. */
export type ProfileChange = Partial<
  Pick<
    Profile,
    | 'show_actions'
    | 'mask_words'
    | 'autoplay_audio'
    | 'auto_generate_audio'
    | 'give_feedback'
    | 'auto_parse_responses'
    | 'show_suggestions'
    | 'show_definitions_on_hover'
    | 'hint_first'
    | 'remember_learner'
    | 'new_cards_per_day'
    | 'reviews_per_day'
    | 'voice_setting'
    | 'theme'
    | 'tone_colours'
    | 'interface_language'
    | 'display_name'
    | 'avatar_plant'
    | 'shares_practice'
    | 'accepts_nudges'
    | 'full_name'
    | 'last_online'
    | 'current_language_code'
    | 'gender'
    | 'language_levels'
  >
>

/**
 * Saves a change; resolves with the profile as it is now.
 * @throws where the server refuses it
 */
export async function updateProfile(userId: string, change: ProfileChange): Promise<Profile> {
  const { data, error } = await getSupabase()
    .from('profiles')
    .update(change as never)
    .eq('id', userId)
    .select()
    .single()
  if (error) throw error
  return data as unknown as Profile
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
