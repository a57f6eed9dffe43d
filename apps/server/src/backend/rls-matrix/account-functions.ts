import type { FunctionRow } from './functions.ts'

/** The functions of accounts: their data and sessions, and those that the operator calls. */
export const accountFunctions: readonly FunctionRow[] = [
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
]
