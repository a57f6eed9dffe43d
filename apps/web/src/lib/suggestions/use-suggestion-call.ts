import type { Database } from '@lingarden/database/generated/types'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUser } from '@/lib/session/session-provider'
import { getSupabase } from '@/lib/supabase'
import { suggestionKeys } from './get-suggestions'

type Functions = Database['public']['Functions']

/** The functions that change suggestions and votes; each answers with an outcome. */
type SuggestionCall = 'add_suggestion' | 'edit_suggestion' | 'delete_suggestion' | 'vote_for_suggestion'

/**
 * Calls one of them in the learner's name and reads the lists anew.
 * @returns a mutation that resolves with the outcome, as the function's comment lists them
 */
export function useSuggestionCall<Name extends SuggestionCall>(name: Name) {
  const { id: userId } = useUser()
  const queryClient = useQueryClient()
  const queryKey = suggestionKeys.of(userId)
  return useMutation({
    mutationKey: queryKey,
    // One after the other: a vote that is given and taken back arrives in this order.
    scope: { id: queryKey.join(' ') },
    mutationFn: async (args: Omit<Functions[Name]['Args'], 'p_user_id'>) => {
      const { data, error } = await getSupabase().rpc(name, { p_user_id: userId, ...args } as never)
      if (error) throw error
      return (data as unknown as { outcome: string }).outcome
    },
    networkMode: 'always',
    // What is on its way still would be undone by an older answer.
    onSuccess: async () => {
      if (queryClient.isMutating({ mutationKey: queryKey }) === 1)
        await queryClient.invalidateQueries({ queryKey })
    },
  })
}
