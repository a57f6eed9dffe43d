import type { Database, Statement } from '../../database/database.ts'
import { longestIdle } from './sessions/refresh-session.ts'

/** How often this server looks for what is over, in milliseconds. */
const every = 600_000
/** Rows of a kind that are deleted at once, so that nobody waits for it. */
const most = 1000
const day = 86_400_000

/**
 * Deletes what nobody can use any more: sessions nobody came back to, tokens and flows that are over.
 * @returns what to call with each request; it does something every ten minutes
 */
export function createHousekeeping({ run }: Pick<Database, 'run'>, now: () => number) {
  let next = 0
  return async (): Promise<void> => {
    if (now() < next) return
    next = now() + every
    await run(deletions(now()))
  }
}

function deletions(now: number): Statement[] {
  const yesterday = new Date(now - day)
  const old = (table: string, condition: string, before: Date): Statement => ({
    text: `delete from auth.${table} where id in (select id from auth.${table} where ${condition} limit ${most})`,
    values: [before],
  })
  return [
    old(
      'sessions',
      `not_after < $1 or greatest(created_at, refreshed_at at time zone 'utc') < $1::timestamptz - interval '${longestIdle - day} milliseconds'`,
      yesterday,
    ),
    old('refresh_tokens', 'revoked and updated_at < $1', yesterday),
    old('one_time_tokens', "created_at < $1::timestamptz at time zone 'utc'", yesterday),
    old('flow_state', 'created_at < $1', yesterday),
    old('mfa_challenges', 'created_at < $1', yesterday),
    old('mfa_factors', "status = 'unverified' and created_at < $1", yesterday),
  ]
}
