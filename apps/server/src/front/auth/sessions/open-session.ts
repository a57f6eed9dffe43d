import { randomUUID } from 'node:crypto'
import { isIP } from 'node:net'
import type { Queryable } from '../../../database/database.ts'
import type { Browser } from '../context.ts'
import { hashRefreshToken, type RefreshTokens } from '../tokens/refresh-token.ts'

/** Sessions of one account; those used longest ago end. The list that a learner sees holds as many. */
const mostSessions = 100
/** Characters; browsers name themselves in less than half of it. */
const mostUserAgent = 500

const sessionSql = `
insert into auth.sessions (id, user_id, created_at, updated_at, aal, user_agent, ip)
values ($1, $2, $3, $3, 'aal1', $4, $5)`
const amrSql = `
insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
values (gen_random_uuid(), $1, $2, $2, $3)
on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`
const tokenSql = `
insert into auth.refresh_tokens (instance_id, token, user_id, revoked, created_at, updated_at, parent, session_id)
values ('00000000-0000-0000-0000-000000000000', $1, $2, false, $3, $3, $4, $5)`
const endOldestSql = `
delete from auth.sessions where user_id = $1 and id in (
  select id from auth.sessions where user_id = $1
  order by greatest(created_at, refreshed_at at time zone 'utc') desc offset ${mostSessions}
)`
const signedInSql = 'update auth.users set last_sign_in_at = $2, updated_at = $2 where id = $1'

export interface OpenedSession {
  sessionId: string
  refreshToken: string
}

/** Opens a session for an account. */
export async function openSession(
  transaction: Queryable,
  { userId, method }: { userId: string; method: 'password' | 'otp' },
  browser: Browser,
  tokens: RefreshTokens,
  now: Date,
): Promise<OpenedSession> {
  const { query } = transaction
  const sessionId = randomUUID()
  await query(sessionSql, [sessionId, userId, now, userAgentOf(browser), addressOf(browser)])
  await noteMethod(transaction, sessionId, method, now)
  const refreshToken = tokens.first()
  await keepRefreshToken(transaction, { token: refreshToken, userId, sessionId }, now)
  await query(signedInSql, [userId, now])
  await query(endOldestSql, [userId])
  return { sessionId, refreshToken }
}

/** Notes by what somebody showed who they are in a session. */
export const noteMethod = ({ query }: Queryable, sessionId: string, method: string, now: Date) =>
  query(amrSql, [sessionId, now, method])

export const keepRefreshToken = (
  { query }: Queryable,
  { token, userId, sessionId, parent }: { token: string; userId: string; sessionId: string; parent?: string },
  now: Date,
) =>
  query(tokenSql, [
    hashRefreshToken(token),
    userId,
    now,
    parent === undefined ? '' : hashRefreshToken(parent),
    sessionId,
  ])

export const userAgentOf = ({ userAgent }: Browser) => userAgent.slice(0, mostUserAgent)

export const addressOf = ({ address }: Browser) => (address !== null && isIP(address) !== 0 ? address : null)
