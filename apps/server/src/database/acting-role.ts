import type { ActingRole, Statement } from './database.ts'

/**
 * The statement that gives a transaction its role, claims and time, as PostgREST gives them: for this transaction only, so
 * that a connection never keeps them. Grants and row level security hold from the next statement on.
 */
export function actAs({ role, claims, timeout, isReadOnly = false }: ActingRole): Statement {
  return {
    text: `select set_config('request.jwt.claims', $1, true), set_config('statement_timeout', $2, true),
      set_config('transaction_read_only', $3, true), set_config('role', $4, true)`,
    values: [claims, String(timeout), isReadOnly ? 'on' : 'off', role],
  }
}
