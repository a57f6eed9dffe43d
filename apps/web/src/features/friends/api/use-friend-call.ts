import type { OutcomeArgs } from '@lingarden/database/rows/outcome'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callForOutcome } from '@/lib/call-for-outcome'
import { friendKeys } from '@/lib/friends/keys'
import { useUser } from '@/lib/session/session-provider'

/** The functions that change something between friends; each answers with an outcome. */
export type FriendCall =
  | 'request_friend'
  | 'answer_friend_request'
  | 'withdraw_friend_request'
  | 'remove_friend'
  | 'block_learner'
  | 'unblock_learner'
  | 'renew_linking_code'
  | 'nudge_friend'
  | 'dismiss_nudge'

/**
 * Calls one of them in the learner's name and reads the lists anew.
 * @returns a mutation that resolves with the outcome, as the function's comment lists them
 */
export function useFriendCall<Name extends FriendCall>(name: Name) {
  const { id: userId } = useUser()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (args: OutcomeArgs[Name]) => callForOutcome(userId, name, args),
    // Without a connection it fails at once; to be done some time later would surprise.
    networkMode: 'always',
    onSuccess: () => queryClient.invalidateQueries({ queryKey: friendKeys.of(userId) }),
  })
}
