import type { OutcomeArgs, SuggestionFunction } from '@lingarden/database/rows/outcome'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callForOutcome } from '@/lib/call-for-outcome'
import { useUser } from '@/lib/session/session-provider'
import { suggestionKeys } from './get-suggestions'

/**
 * Calls a function of suggestions in the learner's name and reads the lists anew.
 * @returns a mutation that resolves with the outcome, as the function's comment lists them
 */
export function useSuggestionCall<Name extends SuggestionFunction>(name: Name) {
  const { id: userId } = useUser()
  const queryClient = useQueryClient()
  const queryKey = suggestionKeys.of(userId)
  return useMutation({
    mutationKey: queryKey,
    // One after the other: a vote that is given and taken back arrives in this order.
    scope: { id: queryKey.join(' ') },
    mutationFn: (args: OutcomeArgs[Name]) => callForOutcome(userId, name, args),
    networkMode: 'always',
    // What is on its way still would be undone by an older answer.
    onSuccess: async () => {
      if (queryClient.isMutating({ mutationKey: queryKey }) === 1)
        await queryClient.invalidateQueries({ queryKey })
    },
  })
}
