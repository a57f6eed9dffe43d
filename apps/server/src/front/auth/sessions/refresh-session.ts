import type { Queryable } from '../../../database/database.ts'
import { AuthError } from '../auth-error.ts'
import type { Browser } from '../context.ts'
import { hashRefreshToken, type RefreshTokens } from '../tokens/refresh-token.ts'
import { addressOf, keepRefreshToken, userAgentOf, type OpenedSession } from './open-session.ts'

/** How long a refresh token that was used may come again, in milliseconds: two tabs, or an answer that was lost. */
const grace = 10_000
/** How long a session that nobody uses can be taken up again, in milliseconds: 90 days. */
export const longestIdle = 90 * 86_400_000
/** How often a token may have been followed within its grace. */
const mostSteps = 5

interface TokenRow extends Record<string, unknown> {
  id: string
  user_id: string
  session_id: string
  revoked: boolean
  in_grace: boolean
  is_over: boolean
}

// Of two who come at once with one token, the second waits, and finds it used.
const lockSql = `
select 1 from auth.sessions where id = (select session_id from auth.refresh_tokens where token = $1) for update`
const findSql = `
select t.id::text as id, t.user_id, t.session_id, t.revoked,
  t.updated_at > $2::timestamptz - interval '${grace} milliseconds' as in_grace,
  coalesce(s.not_after <= $2, false)
    or greatest(s.created_at, s.refreshed_at at time zone 'utc') < $2::timestamptz - interval '${longestIdle} milliseconds' as is_over
from auth.refresh_tokens as t join auth.sessions as s on s.id = t.session_id
where t.token = $1`
const useSql = 'update auth.refresh_tokens set revoked = true, updated_at = $2 where id = $1::bigint'
const renewedSql = `
update auth.sessions set refreshed_at = $2::timestamptz at time zone 'utc', updated_at = $2, user_agent = $3, ip = $4
where id = $1`

/** What came of a refresh token; an error is told after what it changed is kept. */
type Refreshed = { session: OpenedSession & { userId: string } } | { error: AuthError }

/**
 * Takes a refresh token and gives the next. One that was used longer ago than its grace was stolen, or its successor was:
 * nobody can tell, so the session ends.
 */
export async function refreshSession(
  transaction: Queryable,
  refreshToken: string,
  browser: Browser,
  tokens: RefreshTokens,
  now: Date,
): Promise<Refreshed> {
  const { query } = transaction
  const found = await findActive(transaction, refreshToken, tokens, now)
  if ('error' in found) return found
  const { token, row, isNew } = found
  const session = { userId: row.user_id, sessionId: row.session_id }
  if (!isNew) return { session: { ...session, refreshToken: token } }
  const next = tokens.after(token)
  await query(useSql, [row.id, now])
  await keepRefreshToken(transaction, { ...session, token: next, parent: token }, now)
  await query(renewedSql, [row.session_id, now, userAgentOf(browser), addressOf(browser)])
  return { session: { ...session, refreshToken: next } }
}

/** The token to go on with: the one given, or the one that followed it a moment ago. */
async function findActive(
  { query }: Queryable,
  given: string,
  tokens: RefreshTokens,
  now: Date,
): Promise<{ token: string; row: TokenRow; isNew: boolean } | { error: AuthError }> {
  let token = given
  await query(lockSql, [hashRefreshToken(given)])
  for (let step = 0; step < mostSteps; step++) {
    const [row] = await query<TokenRow>(findSql, [hashRefreshToken(token), now])
    if (!row) return { error: notFound() }
    if (row.is_over)
      return { error: await end({ query }, row, 'session_expired', 'Session Expired (Inactivity)') }
    if (!row.revoked) return { token, row, isNew: step === 0 }
    if (!row.in_grace)
      return {
        error: await end({ query }, row, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used'),
      }
    token = tokens.after(token)
  }
  return { error: notFound() }
}

const notFound = () =>
  new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')

async function end({ query }: Queryable, row: TokenRow, code: string, message: string): Promise<AuthError> {
  await query('delete from auth.sessions where id = $1', [row.session_id])
  return new AuthError(400, code, message)
}
