import type { Queryable } from '../../../database/database.ts'
import { noSession, userNotFound } from '../auth-error.ts'
import { accessTokenLifetime, type AmrEntry, type SignAccessToken } from '../tokens/access-token.ts'
import { accountById } from '../users/account.ts'
import type { AuthUser } from '../users/user-json.ts'
import type { OpenedSession } from './open-session.ts'

/** What a client gets that signs in or renews its session. */
export interface SessionAnswer {
  access_token: string
  token_type: 'bearer'
  expires_in: number
  expires_at: number
  refresh_token: string
  user: AuthUser
}

const sessionSql = `
select s.aal::text as aal, (
  select coalesce(jsonb_agg(jsonb_build_object(
    'method', a.authentication_method, 'timestamp', floor(extract(epoch from a.updated_at))::bigint
  ) order by a.updated_at desc), '[]')
  from auth.mfa_amr_claims as a where a.session_id = s.id
) as amr
from auth.sessions as s where s.id = $1`

/** The access token of a session and whose it is. */
export async function answerWithSession(
  transaction: Queryable,
  { userId, sessionId, refreshToken }: OpenedSession & { userId: string },
  sign: SignAccessToken,
  now: Date,
): Promise<SessionAnswer> {
  const account = await accountById(transaction, userId)
  if (!account) throw userNotFound()
  const [session] = await transaction.query<{ aal: 'aal1' | 'aal2'; amr: AmrEntry[] }>(sessionSql, [
    sessionId,
  ])
  if (!session) throw noSession()
  const { user } = account
  const accessToken = await sign(
    {
      userId,
      sessionId,
      email: user.email,
      ...session,
      userMetadata: user.user_metadata,
      appMetadata: user.app_metadata,
    },
    now,
  )
  return {
    access_token: accessToken,
    token_type: 'bearer',
    expires_in: accessTokenLifetime,
    expires_at: Math.floor(now.getTime() / 1000) + accessTokenLifetime,
    refresh_token: refreshToken,
    user,
  }
}
