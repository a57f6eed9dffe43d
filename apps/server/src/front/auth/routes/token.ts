import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../../../http/context.ts'
import { AuthError, notValid, wrongCredentials } from '../auth-error.ts'
import type { Browser } from '../context.ts'
import { toEmailAddress } from '../email-address.ts'
import { takeFlowCode } from '../flow-state.ts'
import { mayTryPassword } from '../passwords/password-tries.ts'
import { readRequest } from '../read-request.ts'
import { browserOf, nowOf, type Room } from '../room.ts'
import { openSession } from '../sessions/open-session.ts'
import { refreshSession } from '../sessions/refresh-session.ts'
import { answerWithSession, type SessionAnswer } from '../sessions/session-answer.ts'
import { accountByEmail, accountById, type Account } from '../users/account.ts'

const grantSchema = z.object({
  email: z.string().optional(),
  phone: z.string().optional(),
  password: z.string().optional(),
  refresh_token: z.string().optional(),
  auth_code: z.string().optional(),
  code_verifier: z.string().optional(),
})
type Grant = z.output<typeof grantSchema>

/** `POST /token?grant_type=…`: a password, a refresh token or the code of a redirect for a session. */
export function tokenRoute(room: Room) {
  return new Hono<AppEnv>().post('/token', async (c) => {
    const grant = await readRequest(c, grantSchema)
    const browser = browserOf(room, c)
    switch (c.req.query('grant_type') ?? '') {
      case 'password':
        return c.json(await signIn(room, grant, browser))
      case 'refresh_token':
        return c.json(await refresh(room, grant, browser))
      case 'pkce':
        return c.json(await exchange(room, grant, browser))
      case 'id_token':
        throw new AuthError(400, 'provider_disabled', 'Signing in with another provider is not enabled')
      case 'web3':
        throw new AuthError(400, 'web3_provider_disabled', 'Web3 provider is disabled')
      default:
        throw notValid('unsupported_grant_type')
    }
  })
}

async function signIn(
  room: Room,
  { email: given, phone, password }: Grant,
  browser: Browser,
): Promise<SessionAnswer> {
  if (phone) throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled')
  if (!given) throw notValid('missing email or phone')
  const email = toEmailAddress(given)
  const account = await accountByEmail(room.database, email)
  await mayTryPassword(room.limits, email, account?.user.last_sign_in_at)
  // Compared for every address, and only then is told what is with the account.
  if (!(await room.hasher.matches(password ?? '', account?.passwordHash))) throw wrongCredentials()
  if (!account) throw wrongCredentials()
  refuseBanned(room, account)
  if (!account.isConfirmed) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed')
  return open(room, account.user.id, 'password', browser)
}

function refuseBanned(room: Room, { bannedUntil }: Account): void {
  if (bannedUntil && bannedUntil > nowOf(room)) throw new AuthError(400, 'user_banned', 'User is banned')
}

/** Opens a session and answers with it. */
export function open(
  room: Room,
  userId: string,
  method: 'password' | 'otp',
  browser: Browser,
): Promise<SessionAnswer> {
  return room.database.transaction(async (transaction) => {
    const now = nowOf(room)
    const session = await openSession(transaction, { userId, method }, browser, room.tokens, now)
    return answerWithSession(transaction, { ...session, userId }, room.sign, now)
  })
}

async function refresh(
  room: Room,
  { refresh_token: token }: Grant,
  browser: Browser,
): Promise<SessionAnswer> {
  if (!token) throw notValid('refresh_token required')
  // Refused, it may have ended the session, which has to be kept.
  const outcome = await room.database.transaction(async (transaction) => {
    const now = nowOf(room)
    const refreshed = await refreshSession(transaction, token, browser, room.tokens, now)
    if ('error' in refreshed) return refreshed
    const account = await accountById(transaction, refreshed.session.userId)
    if (account) refuseBanned(room, account)
    return answerWithSession(transaction, refreshed.session, room.sign, now)
  })
  if ('error' in outcome) throw outcome.error
  return outcome
}

async function exchange(room: Room, grant: Grant, browser: Browser): Promise<SessionAnswer> {
  const { auth_code: code, code_verifier: verifier } = grant
  if (!code || !verifier)
    throw notValid('invalid request: both auth code and code verifier should be non-empty')
  const userId = await takeFlowCode(room.database, code, verifier, nowOf(room))
  const account = await accountById(room.database, userId)
  if (!account) throw new AuthError(404, 'user_not_found', 'User not found')
  refuseBanned(room, account)
  return open(room, userId, 'otp', browser)
}
