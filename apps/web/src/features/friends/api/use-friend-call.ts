import type { FriendFunction, OutcomeArgs } from '@lingarden/database/rows/outcome'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callForOutcome } from '@/lib/call-for-outcome'
import { friendKeys } from '@/lib/friends/keys'
import { useUser } from '@/lib/session/session-provider'

/**
 * Calls a function of friendships in the learner's name and reads the lists anew.
 * @returns a mutation that resolves with the outcome, as the function's comment lists them
 */
export function useFriendCall<Name extends FriendFunction>(name: Name) {
  const { id: userId } = useUser()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (args: OutcomeArgs[Name]) => callForOutcome(userId, name, args),
    // Without a connection it fails at once; to be done some time later would surprise.
    networkMode: 'always',
    onSuccess: () => queryClient.invalidateQueries({ queryKey: friendKeys.of(userId) }),
  })
}
