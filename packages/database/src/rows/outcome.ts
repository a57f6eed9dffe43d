import * as z from 'zod/mini'
import type { Database } from '../generated/types.ts'

type Functions = Database['public']['Functions']

/** The functions that change something between friends; each answers with an outcome, as its comment lists them. */
export type FriendFunction =
  | 'request_friend'
  | 'answer_friend_request'
  | 'withdraw_friend_request'
  | 'remove_friend'
  | 'block_learner'
  | 'unblock_learner'
  | 'renew_linking_code'
  | 'nudge_friend'
  | 'dismiss_nudge'

/** The functions that change suggestions and votes; each answers with an outcome. */
export type SuggestionFunction =
  | 'add_suggestion'
  | 'edit_suggestion'
  | 'delete_suggestion'
  | 'vote_for_suggestion'

/** The functions that answer with an outcome, and act for the learner who calls. */
export type OutcomeFunction = FriendFunction | SuggestionFunction

/** What each of them takes, besides whose call it is. */
export type OutcomeArgs = { [Name in OutcomeFunction]: Omit<Functions[Name]['Args'], 'p_user_id'> }

export const outcomeAnswer = z.object({ outcome: z.string() })
