import type { Context } from 'hono'
import { bearerOf } from '../../http/bearer.ts'
import type { AppEnv } from '../../http/context.ts'
import type { Background } from './background.ts'
import type { AuthDeps, Browser } from './context.ts'
import type { AuthMailer } from './mail/auth-mailer.ts'
import type { PasswordHasher } from './passwords/password-hasher.ts'
import { requireSession, type SignedIn } from './sessions/require-session.ts'
import type { SignAccessToken } from './tokens/access-token.ts'
import type { RefreshTokens } from './tokens/refresh-token.ts'
import type { VerifyToken } from './tokens/token-verifier.ts'

/** What the routes of the account service share. */
export interface Room extends AuthDeps {
  background: Background
  hasher: PasswordHasher
  mailer: AuthMailer
  tokens: RefreshTokens
  sign: SignAccessToken
  verifyToken: VerifyToken
}

export const nowOf = ({ now }: Pick<Room, 'now'>) => new Date(now())

/** The browser that a request comes from. */
export const browserOf = ({ addressOf }: Room, c: Context<AppEnv>): Browser => ({
  userAgent: c.req.header('user-agent') ?? '',
  address: addressOf(c),
})

/** Whoever a request is signed in as. */
export const signedInOf = (room: Room, c: Context<AppEnv>): Promise<SignedIn> =>
  requireSession(room.database, bearerOf(c.req.header('authorization')), room.verifyToken, nowOf(room))
