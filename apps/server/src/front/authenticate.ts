import { z } from 'zod'
import type { Backend } from '../backend/backend.ts'
import { bearerOf } from '../http/bearer.ts'
import { isSameSecret } from '../http/same-secret.ts'
import type { Caller } from './caller.ts'
import type { FrontKeys } from './keys.ts'

/** After how long a statement of each role is given up, in milliseconds: visitors and learners as on Supabase. */
export const learnerTimeout = 8000
const timeouts = { anon: 3000, authenticated: learnerTimeout, service_role: 30_000 }

/** Why a request is nobody's; each protocol says it in its own shape. */
export type CallerProblem = 'no_key' | 'unknown_key' | 'bad_token'

export class CallerError extends Error {
  override readonly name = 'CallerError'
  readonly problem: CallerProblem

  constructor(problem: CallerProblem, message: string, options?: ErrorOptions) {
    super(message, options)
    this.problem = problem
  }
}

export type Authenticate = (request: Request) => Promise<Caller>

const claimsSchema = z.object({
  sub: z.uuid(),
  role: z.literal('authenticated'),
  session_id: z.uuid().optional(),
})

const visitor: Caller = {
  role: 'anon',
  claims: JSON.stringify({ role: 'anon' }),
  timeout: timeouts.anon,
  userId: undefined,
  sessionId: undefined,
}
const operator: Caller = {
  role: 'service_role',
  claims: JSON.stringify({ role: 'service_role' }),
  timeout: timeouts.service_role,
  userId: undefined,
  sessionId: undefined,
}

/**
 * Tells who sends a request: by the key in `apikey` (or in the address, as WebSockets and links have it) and, where there
 * is one, by the access token. Rejects with CallerError.
 */
export function createAuthenticate(
  keys: Pick<FrontKeys, 'publishableKey' | 'secretKey'>,
  verifyToken: Backend['verifyToken'],
): Authenticate {
  const roleOfKey = (key: string): Caller | undefined => {
    if (isSameSecret(key, keys.publishableKey)) return visitor
    return isSameSecret(key, keys.secretKey) ? operator : undefined
  }
  // The verifier gives the same claims for the same token as long as it remembers it.
  const learners = new WeakMap<object, Caller>()
  const learnerOf = async (token: string): Promise<Caller> => {
    const claims = await verify(token, verifyToken)
    const known = learners.get(claims) ?? toLearner(claims)
    learners.set(claims, known)
    return known
  }
  return async (request) => {
    const token = bearerOf(request.headers.get('authorization'))
    const key = request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey') ?? token
    if (!key) throw new CallerError('no_key', 'No API key found in request')
    const byKey = roleOfKey(key)
    if (!byKey) throw new CallerError('unknown_key', 'Invalid API key')
    if (!token || token === key) return byKey
    return roleOfKey(token) ?? learnerOf(token)
  }
}

type Claims = z.output<typeof claimsSchema>

async function verify(token: string, verifyToken: Backend['verifyToken']): Promise<Claims> {
  try {
    const claims = await verifyToken(token)
    claimsSchema.parse(claims)
    return claims as Claims
  } catch (cause) {
    throw new CallerError('bad_token', 'The access token is expired or not valid', { cause })
  }
}

function toLearner(claims: Claims): Caller {
  return {
    role: 'authenticated',
    claims: JSON.stringify(claims),
    timeout: timeouts.authenticated,
    userId: claims.sub,
    sessionId: claims.session_id,
  }
}
