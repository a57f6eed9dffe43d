import type { TestLearner } from '../../test/start-test-server.ts'
import { friendFunctions } from './friend-functions.ts'

const today = new Date().toISOString().slice(0, 10)

export interface FunctionRow {
  name: string
  /** Who may call it: the learner for themselves, or the server alone. */
  caller: 'owner' | 'server'
  /** Arguments that name the owner. */
  args: (owner: TestLearner) => Record<string, unknown>
}

/** Every function of the exposed schema. One that is missing here fails the test. */
export const functions: readonly FunctionRow[] = [
  ...friendFunctions,
  {
    name: 'batch_update_user_dictionaries',
    caller: 'owner',
    args: ({ id }) => ({
      updates: [{ user_id: id, language_code: 'fr-FR', word_string: 'lune', seen: 1, clicks: 0 }],
    }),
  },
  {
    name: 'claim_first_talk',
    caller: 'owner',
    args: ({ id }) => ({
      p_user_id: id,
      p_language_code: 'fr-FR',
      p_talk: { id: '00000000-0000-4000-8000-000000000009', level: 'beginner', day: today, title: 'Camille' },
    }),
  },
  {
    name: 'join_terms',
    caller: 'owner',
    args: ({ id }) => ({
      p_user_id: id,
      p_id: '00000000-0000-4000-8000-000000000003',
      p_language_code: 'es-ES',
      p_from: 'soles',
      p_into: 'sol',
    }),
  },
  {
    name: 'part_terms',
    caller: 'owner',
    args: ({ id }) => ({ p_user_id: id, p_id: '00000000-0000-4000-8000-000000000001' }),
  },
  {
    name: 'get_daily_goal_for_language',
    caller: 'owner',
    args: ({ id }) => ({ p_user_id: id, p_language_code: 'es-ES' }),
  },
  {
    name: 'set_daily_goal_for_language',
    caller: 'owner',
    args: ({ id }) => ({ p_user_id: id, p_language_code: 'es-ES', p_goal_minutes: 20 }),
  },
  {
    name: 'update_streak_for_language',
    caller: 'owner',
    args: ({ id }) => ({
      p_user_id: id,
      p_language_code: 'es-ES',
      p_current_streak: 2,
      p_last_update_date: today,
    }),
  },
  {
    name: 'record_practice',
    caller: 'owner',
    args: ({ id }) => ({
      p_user_id: id,
      p_slices: [
        {
          id: '00000000-0000-4000-8000-000000000003',
          language_code: 'es-ES',
          kind: 'lesson',
          date: today,
          minute_of_day: 0,
          started_at: `${today}T00:00:00Z`,
          seconds: 30,
        },
      ],
    }),
  },
  {
    name: 'record_day_words',
    caller: 'owner',
    args: ({ id }) => ({
      p_user_id: id,
      p_language_code: 'es-ES',
      p_date: today,
      p_added: ['sol'],
      p_removed: [],
    }),
  },
  {
    name: 'record_garden',
    caller: 'owner',
    args: ({ id }) => ({
      p_user_id: id,
      p_language_code: 'es-ES',
      p_date: today,
      p_words_by_stage: [1, 0, 0, 0, 0],
    }),
  },
  {
    name: 'reset_day',
    caller: 'owner',
    args: ({ id }) => ({ p_user_id: id, p_language_code: 'es-ES', p_date: today }),
  },
  {
    name: 'import_words',
    caller: 'owner',
    args: ({ id }) => ({
      p_user_id: id,
      p_language_code: 'es-ES',
      p_import_id: '00000000-0000-4000-8000-000000000004',
      p_name: 'words.csv',
      p_words: [{ word: 'importada' }],
    }),
  },
  {
    name: 'undo_import',
    caller: 'owner',
    args: ({ id }) => ({ p_user_id: id, p_import_id: '00000000-0000-4000-8000-000000000005' }),
  },
  {
    name: 'restore_own_data',
    caller: 'owner',
    args: ({ id }) => ({
      p_user_id: id,
      p_table: 'user_dictionaries',
      p_rows: [{ language_code: 'es-ES', word_string: 'restaurada' }],
    }),
  },
  {
    name: 'learner_for_turn',
    caller: 'owner',
    args: ({ id }) => ({ p_user_id: id, p_language_code: 'es-ES' }),
  },
  {
    name: 'record_learner_mistakes',
    caller: 'owner',
    args: ({ id }) => ({
      p_user_id: id,
      p_language_code: 'es-ES',
      p_mistakes: [
        {
          original: 'la problema',
          corrected: 'el problema',
          sentence: 'Es la problema.',
          mended: 'Es el problema.',
          message_id: 'm1',
        },
      ],
    }),
  },
  {
    name: 'remember_learner_facts',
    caller: 'owner',
    args: ({ id }) => ({
      p_user_id: id,
      p_language_code: 'es-ES',
      p_facts: [{ topic: 'pet', text: 'un perro', written_in: 'es' }],
      p_message_id: 'm1',
    }),
  },
  {
    name: 'record_right_uses',
    caller: 'owner',
    args: ({ id }) => ({
      p_user_id: id,
      p_ids: ['00000000-0000-4000-8000-000000000000'],
      p_message_id: 'm2',
      p_answer: null,
    }),
  },
  {
    name: 'credit_self_mended',
    caller: 'owner',
    args: ({ id }) => ({
      p_user_id: id,
      p_language_code: 'es-ES',
      p_mistake: { original: 'la mano', corrected: 'la mano derecha', message_id: 'm1' },
    }),
  },
  { name: 'count_learner_mistakes', caller: 'owner', args: ({ id }) => ({ p_user_id: id }) },
  {
    name: 'answer_learner_mistakes',
    caller: 'owner',
    args: ({ id }) => ({
      p_user_id: id,
      p_answers: [
        {
          mistake_id: '00000000-0000-4000-8000-000000000000',
          id: '00000000-0000-4000-8000-000000000001',
          at: 1_767_225_600_000,
          day: '2026-01-01',
          is_right: true,
        },
      ],
    }),
  },
  {
    name: 'credit_history',
    caller: 'owner',
    args: ({ id }) => ({ p_user_id: id, p_before: '2199-01-01T00:00:00Z', p_limit: 10 }),
  },
  {
    name: 'list_own_tables',
    caller: 'owner',
    args: ({ id }) => ({ p_user_id: id }),
  },
  {
    name: 'list_own_sessions',
    caller: 'owner',
    args: ({ id }) => ({ p_user_id: id }),
  },
  {
    name: 'end_own_session',
    caller: 'owner',
    // Nobody's: the owner's own is needed by the rows that follow.
    args: ({ id }) => ({ p_user_id: id, p_session_id: '00000000-0000-4000-8000-000000000000' }),
  },
  {
    name: 'begin_turn',
    caller: 'server',
    args: ({ id }) => ({
      p_user_id: id,
      p_language_code: 'es-ES',
      p_amount: 1,
      p_key: 'turn',
      p_today: '2026-01-01',
    }),
  },
  {
    name: 'reserve_credits',
    caller: 'server',
    args: ({ id }) => ({
      p_user_id: id,
      p_amount: 5,
      p_kind: 'turn',
      p_key: 'matrix',
      p_today: '2026-01-01',
    }),
  },
  {
    name: 'settle_credits',
    caller: 'server',
    args: ({ id }) => ({ p_user_id: id, p_key: 'matrix', p_used: 0 }),
  },
  {
    name: 'grant_credits',
    caller: 'server',
    args: ({ id }) => ({
      p_user_id: id,
      p_amount: 5,
      p_kind: 'gift',
      p_key: 'matrix',
      p_today: '2026-01-01',
    }),
  },
  {
    name: 'refresh_credits',
    caller: 'server',
    args: ({ id }) => ({ p_user_id: id, p_today: '2026-01-01' }),
  },
  {
    name: 'list_learners',
    caller: 'server',
    args: () => ({ p_search: '', p_limit: 1 }),
  },
  {
    name: 'delete_learner',
    caller: 'server',
    // Nobody's: the owner is needed by the rows that follow.
    args: () => ({ p_user_id: '00000000-0000-4000-8000-000000000000' }),
  },
  {
    name: 'read_subscription',
    caller: 'server',
    args: ({ id }) => ({ p_user_id: id }),
  },
  {
    name: 'apply_subscription',
    caller: 'server',
    args: ({ id }) => ({
      p_user_id: id,
      p_subscription: {
        plan_id: 'gardener',
        billing_cycle: 'monthly',
        state: 'active',
        period_end: '2026-02-01T00:00:00Z',
        provider: 'test',
        subscription_id: `matrix-${id}`,
      },
      p_allowance: 30_000,
      p_known_at: '2026-01-01T00:00:00Z',
      p_today: '2026-01-01',
    }),
  },
]
