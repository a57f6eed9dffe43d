import { z } from 'zod'
import type { Queryable } from '../../../database/database.ts'
import { AuthError, noSession } from '../auth-error.ts'
import type { VerifyToken } from '../tokens/token-verifier.ts'
import { toUser, userSql, type AuthUser, type UserRow } from '../users/user-json.ts'

/** Somebody who is signed in, as the database has it now. */
export interface SignedIn {
  user: AuthUser
  passwordHash: string | null
  sessionId: string
  aal: 'aal1' | 'aal2'
  /** When they last showed who they are, in milliseconds since the epoch. */
  lastShown: number
}

const claimsSchema = z.object({ sub: z.uuid(), session_id: z.uuid(), role: z.literal('authenticated') })

// Milliseconds as a number: a bigint would come as a text.
const signedInSql = `
select ${userSql} as "user", u.encrypted_password, s.id as session_id, s.aal::text as aal, (
  select floor(extract(epoch from max(a.updated_at)) * 1000)::float8 from auth.mfa_amr_claims as a where a.session_id = s.id
) as last_shown, coalesce(s.not_after <= $3, false) or coalesce(u.banned_until > $3, false) as is_over
from auth.users as u left join auth.sessions as s on s.id = $2 and s.user_id = u.id
where u.id = $1 and u.deleted_at is null`

interface SignedInRow extends Record<string, unknown> {
  user: UserRow
  encrypted_password: string | null
  session_id: string | null
  aal: 'aal1' | 'aal2'
  last_shown: number | null
  is_over: boolean
}

/**
 * Whose access token it is, and whether their session is still there.
 * @throws AuthError 401 or 403 as GoTrue's
 */
export async function requireSession(
  { query }: Queryable,
  token: string | undefined,
  verifyToken: VerifyToken,
  now: Date,
): Promise<SignedIn> {
  const { sub, session_id: sessionId } = await readClaims(token, verifyToken)
  const [row] = await query<SignedInRow>(signedInSql, [sub, sessionId, now])
  if (!row) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  if (row.session_id === null || row.is_over) throw noSession()
  return {
    user: toUser(row.user),
    passwordHash: row.encrypted_password,
    sessionId,
    aal: row.aal,
    lastShown: row.last_shown ?? 0,
  }
}

async function readClaims(token: string | undefined, verifyToken: VerifyToken) {
  if (!token) throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  try {
    return claimsSchema.parse(await verifyToken(token))
  } catch (cause) {
    throw new AuthError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature', { cause })
  }
}
