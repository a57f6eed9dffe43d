import type { Queryable } from '../../../database/database.ts'
import { AuthError } from '../auth-error.ts'
import { keepRefreshToken, noteMethod } from '../sessions/open-session.ts'
import { stepOfCode } from './totp.ts'

/** How long a challenge can be answered, in milliseconds. */
export const challengeLifetime = 300_000

interface Challenged extends Record<string, unknown> {
  user_id: string
  secret: string
  status: string
  holds: boolean
  last_step: number | null
}

// The step of the last code that was taken stands with its challenge: no code is taken twice (RFC 6238, 5.2).
const challengedSql = `
select f.user_id, f.secret, f.status::text as status,
  c.verified_at is null and c.created_at > $4 as holds,
  (select max(used.otp_code::float8) from auth.mfa_challenges as used
    where used.factor_id = f.id and used.verified_at is not null) as last_step
from auth.mfa_factors as f join auth.mfa_challenges as c on c.factor_id = f.id
where f.id = $1 and c.id = $2 and f.user_id = $3 and f.factor_type = 'totp'`

interface Answer {
  factorId: string
  challengeId: string
  userId: string
  sessionId: string
  code: string
}

/**
 * Answers a challenge with the code of an authenticator app; the session has a second factor then, and so has the account.
 * @param nextToken the refresh token that the session goes on with
 * @throws AuthError 422 where the challenge is over or the code is not right
 */
export async function verifyFactor(
  transaction: Queryable,
  answer: Answer,
  nextToken: string,
  now: Date,
): Promise<void> {
  const { query } = transaction
  const { factorId, challengeId, userId, sessionId, code } = answer
  await query('select 1 from auth.mfa_factors where id = $1 for update', [factorId])
  const oldest = new Date(now.getTime() - challengeLifetime)
  const [row] = await query<Challenged>(challengedSql, [factorId, challengeId, userId, oldest])
  if (!row)
    throw new AuthError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found')
  if (!row.holds)
    throw new AuthError(
      422,
      'mfa_challenge_expired',
      'MFA challenge has expired, verify against another challenge',
    )
  const step = stepOfCode(row.secret, code, now)
  if (step === undefined || step <= (row.last_step ?? -1))
    throw new AuthError(422, 'mfa_verification_failed', 'Invalid TOTP code entered')
  await query('update auth.mfa_challenges set verified_at = $2, otp_code = $3 where id = $1', [
    challengeId,
    now,
    String(step),
  ])
  if (row.status !== 'verified') await enrol(transaction, answer, now)
  await query(`update auth.sessions set aal = 'aal2', factor_id = $2, updated_at = $3 where id = $1`, [
    sessionId,
    factorId,
    now,
  ])
  await noteMethod(transaction, sessionId, 'totp', now)
  await query(
    'update auth.refresh_tokens set revoked = true, updated_at = $2 where session_id = $1 and not revoked',
    [sessionId, now],
  )
  await keepRefreshToken(transaction, { token: nextToken, userId, sessionId }, now)
}

/** The first code that is right: sessions that showed the password alone end. */
async function enrol(
  { query }: Queryable,
  { factorId, userId, sessionId }: Answer,
  now: Date,
): Promise<void> {
  await query(`update auth.mfa_factors set status = 'verified', updated_at = $2 where id = $1`, [
    factorId,
    now,
  ])
  await query(`delete from auth.sessions where user_id = $1 and id <> $2 and aal = 'aal1'`, [
    userId,
    sessionId,
  ])
}
