import type { FunctionRow } from './functions.ts'

/** Nobody's and nothing's: what is refused is refused before it is looked for. */
const unknown = '00000000-0000-4000-8000-000000000000'

/** The functions of friends, leaderboards and suggestions; each acts for its caller alone. */
export const friendFunctions: readonly FunctionRow[] = [
  {
    name: 'request_friend',
    caller: 'owner',
    args: ({ id }) => ({ p_user_id: id, p_code: '34679ACD' }),
  },
  {
    name: 'answer_friend_request',
    caller: 'owner',
    args: ({ id }) => ({ p_user_id: id, p_sender_id: unknown, p_is_accepted: true }),
  },
  {
    name: 'withdraw_friend_request',
    caller: 'owner',
    args: ({ id }) => ({ p_user_id: id, p_recipient_id: unknown }),
  },
  {
    name: 'remove_friend',
    caller: 'owner',
    args: ({ id }) => ({ p_user_id: id, p_friend_id: unknown }),
  },
  {
    name: 'block_learner',
    caller: 'owner',
    args: ({ id }) => ({ p_user_id: id, p_learner_id: unknown }),
  },
  {
    name: 'unblock_learner',
    caller: 'owner',
    args: ({ id }) => ({ p_user_id: id, p_learner_id: unknown }),
  },
  {
    name: 'renew_linking_code',
    caller: 'owner',
    args: ({ id }) => ({ p_user_id: id }),
  },
  {
    name: 'record_retained_words',
    caller: 'owner',
    args: ({ id }) => ({
      p_user_id: id,
      p_language_code: 'es-ES',
      p_counted_on: new Date().toISOString().slice(0, 10),
      p_by_day: Array.from({ length: 31 }, () => 0),
    }),
  },
  {
    name: 'nudge_friend',
    caller: 'owner',
    args: ({ id }) => ({ p_user_id: id, p_friend_id: unknown, p_kind: 'wave' }),
  },
  {
    name: 'dismiss_nudge',
    caller: 'owner',
    args: ({ id }) => ({ p_user_id: id }),
  },
  {
    name: 'list_friends',
    caller: 'owner',
    args: ({ id }) => ({ p_user_id: id, p_time_zone: 'Europe/Madrid' }),
  },
  {
    name: 'rank_friends',
    caller: 'owner',
    args: ({ id }) => ({
      p_user_id: id,
      p_metric: 'minutes',
      p_period: 'week',
      p_language_code: 'all',
      p_time_zone: 'Europe/Madrid',
    }),
  },
  {
    name: 'list_suggestions',
    caller: 'owner',
    args: ({ id }) => ({
      p_user_id: id,
      p_terms: ['dark'],
      p_match: 'all',
      p_sort: 'votes',
      p_limit: 10,
      p_offset: 0,
    }),
  },
  {
    name: 'add_suggestion',
    caller: 'owner',
    args: ({ id }) => ({ p_user_id: id, p_title: 'A dark mode', p_description: '' }),
  },
  {
    name: 'edit_suggestion',
    caller: 'owner',
    args: ({ id }) => ({ p_user_id: id, p_id: unknown, p_title: 'A dark mode', p_description: '' }),
  },
  {
    name: 'delete_suggestion',
    caller: 'owner',
    args: ({ id }) => ({ p_user_id: id, p_id: unknown }),
  },
  {
    name: 'vote_for_suggestion',
    caller: 'owner',
    args: ({ id }) => ({ p_user_id: id, p_id: unknown, p_is_for: true }),
  },
]
