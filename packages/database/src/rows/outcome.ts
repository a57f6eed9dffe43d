import * as z from 'zod/mini'
import type { Database } from '../generated/types.ts'

type Functions = Database['public']['Functions']

/** The functions that answer with an outcome, as the comment of each lists them, and act for the learner who calls. */
export type OutcomeFunction =
  | 'request_friend'
  | 'answer_friend_request'
  | 'withdraw_friend_request'
  | 'remove_friend'
  | 'block_learner'
  | 'unblock_learner'
  | 'renew_linking_code'
  | 'nudge_friend'
  | 'dismiss_nudge'
  | 'add_suggestion'
  | 'edit_suggestion'
  | 'delete_suggestion'
  | 'vote_for_suggestion'

/** What each of them takes, besides whose call it is. */
export type OutcomeArgs = { [Name in OutcomeFunction]: Omit<Functions[Name]['Args'], 'p_user_id'> }

export const outcomeAnswer = z.object({ outcome: z.string() })
