import type { Database } from '@lingarden/database/generated/types'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { friendKeys } from '@/lib/friends/keys'
import { useUser } from '@/lib/session/session-provider'
import { getSupabase } from '@/lib/supabase'

type Functions = Database['public']['Functions']

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

export type FriendCallArgs<Name extends FriendCall> = Omit<Functions[Name]['Args'], 'p_user_id'>

/**
 * Calls one of them in the learner's name and reads the lists anew.
 * @returns a mutation that resolves with the outcome, as the function's comment lists them
 */
export function useFriendCall<Name extends FriendCall>(name: Name) {
  const { id: userId } = useUser()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (args: FriendCallArgs<Name>) => {
      const { data, error } = await getSupabase().rpc(name, { p_user_id: userId, ...args } as never)
      if (error) throw error
      return (data as unknown as { outcome: string }).outcome
    },
    // Without a connection it fails at once; to be done some time later would surprise.
    networkMode: 'always',
    onSuccess: () => queryClient.invalidateQueries({ queryKey: friendKeys.of(userId) }),
  })
}
