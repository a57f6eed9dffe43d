import { createHash } from 'node:crypto'
import { isSameSecret } from '../../http/same-secret.ts'
import { z } from 'zod'
import type { Queryable } from '../../database/database.ts'
import { AuthError, notValid } from './auth-error.ts'
import { hashToken, randomToken } from './tokens/random-token.ts'

/** How long a code in a redirect holds, in milliseconds. */
const codeLifetime = 300_000

/** What a browser that begins a flow of PKCE sends along (RFC 7636, 4.2 and 4.3). */
export const challengeFields = {
  code_challenge: z.string().max(128).optional(),
  code_challenge_method: z.string().max(10).optional(),
}

export interface Challenge {
  value: string
  method: 's256' | 'plain'
}

/**
 * The challenge of a request; undefined where it has none.
 * @throws AuthError where it has half of one, or not what RFC 7636 allows
 */
export function readChallenge({
  code_challenge: value = '',
  code_challenge_method: method = '',
}: {
  code_challenge?: string | undefined
  code_challenge_method?: string | undefined
}): Challenge | undefined {
  if (value === '' && method === '') return undefined
  if (value === '' || method === '')
    throw notValid('PKCE flow requires code_challenge_method and code_challenge')
  const lower = method.toLowerCase()
  if (lower !== 's256' && lower !== 'plain') throw notValid('invalid code_challenge_method')
  if (!/^[\w.~-]{43,128}$/.test(value))
    throw notValid('code challenge has to be between 43 and 128 characters')
  return { value, method: lower }
}

const beginSql = `
insert into auth.flow_state (id, user_id, code_challenge, code_challenge_method, provider_type, authentication_method,
  invite_token, created_at, updated_at)
values (gen_random_uuid(), $1, $2, $3::auth.code_challenge_method, 'email', $4, $5, $6, $6)`

/** Notes that a browser waits for a link of a mail; `linkHash` is by what the link is known. */
export async function beginFlow(
  { query }: Queryable,
  flow: { userId: string; challenge: Challenge | undefined; purpose: string; linkHash: string },
  now: Date,
): Promise<void> {
  const { userId, challenge, purpose, linkHash } = flow
  if (challenge) await query(beginSql, [userId, challenge.value, challenge.method, purpose, linkHash, now])
}

const codeSql = `
update auth.flow_state set auth_code = $3, auth_code_issued_at = $2, updated_at = $2, invite_token = null
where invite_token = $1 returning id`

/** Gives the browser that waits for a link a code to come back with; undefined where none waits. */
export async function giveFlowCode(
  { query }: Queryable,
  linkHash: string,
  now: Date,
): Promise<string | undefined> {
  const code = randomToken()
  const flows = await query(codeSql, [linkHash, now, hashToken(code)])
  return flows.length > 0 ? code : undefined
}

const takeSql = `
delete from auth.flow_state where auth_code = $1
returning user_id, code_challenge, code_challenge_method::text as method, auth_code_issued_at >= $2 as holds`

/**
 * Uses the code of a redirect up.
 * @returns whose it is
 * @throws AuthError where it is none, is over, or its browser is another
 */
export async function takeFlowCode(
  { query }: Queryable,
  code: string,
  verifier: string,
  now: Date,
): Promise<string> {
  const [flow] = await query<{ user_id: string; code_challenge: string; method: string; holds: boolean }>(
    takeSql,
    [hashToken(code), new Date(now.getTime() - codeLifetime)],
  )
  if (!flow) throw new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
  if (!flow.holds)
    throw new AuthError(403, 'flow_state_expired', 'invalid flow state, flow state has expired')
  const given = flow.method === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier
  if (!isSameSecret(given, flow.code_challenge))
    throw new AuthError(
      400,
      'bad_code_verifier',
      'code challenge does not match previously saved code verifier',
    )
  return flow.user_id
}
