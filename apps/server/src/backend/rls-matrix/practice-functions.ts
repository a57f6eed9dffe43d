import type { FunctionRow } from './functions.ts'

const today = new Date().toISOString().slice(0, 10)

/** The functions of practice: its goals, its streaks and its days. */
export const practiceFunctions: readonly FunctionRow[] = [
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
]
