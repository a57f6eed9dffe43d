import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { AppEnv } from '../../http/context.ts'
import { networkOf } from '../../http/client-address.ts'
import { answerError } from './answer-error.ts'
import { tooLarge } from '../../errors.ts'
import { tooOften } from './auth-error.ts'
import { createBackground } from './background.ts'
import type { AuthDeps } from './context.ts'
import { createHousekeeping } from './housekeeping.ts'
import { createAuthMailer } from './mail/auth-mailer.ts'
import { createPasswordHasher, type PasswordHasher } from './passwords/password-hasher.ts'
import { nowOf, type Room } from './room.ts'
import { adminRoutes, isOperator } from './routes/admin.ts'
import { factorRoutes } from './routes/factors.ts'
import { mailRequestRoutes } from './routes/mail-requests.ts'
import { notOfferedRoutes } from './routes/not-offered.ts'
import { serviceRoutes } from './routes/service.ts'
import { logoutRoute } from './routes/session.ts'
import { signUpRoute } from './routes/sign-up.ts'
import { tokenRoute } from './routes/token.ts'
import { userRoutes } from './routes/user.ts'
import { verifyRoutes } from './routes/verify.ts'
import { requireFresh, type Proof } from './sessions/fresh-sign-in.ts'
import { requireSession } from './sessions/require-session.ts'
import { createTokenSigner } from './tokens/access-token.ts'
import { createRefreshTokens } from './tokens/refresh-token.ts'
import { createTokenVerifier, type VerifyToken } from './tokens/token-verifier.ts'

/** Of one network. */
const requestsPerMinute = 300

/** Of a body; what an account says of itself has 4 KB at most. */
const mostBytes = 64 * 1024

export interface Auth {
  /** To be mounted at /auth/v1. */
  app: Hono<AppEnv>
  /** The claims of an access token; rejects where its signature or its time does not hold. */
  verifyToken: VerifyToken
  /**
   * Asks whoever an access token is of to show that it is them, before something that cannot be taken back.
   * @throws AuthError (an AppError) 400 reauthentication_needed where they have not
   */
  requireFreshSignIn: (token: string, proof: Proof) => Promise<void>
  /** Until what is done after answers is done; before the database is closed. */
  idle: () => Promise<void>
}

/** The account service: GoTrue's protocol on the standard schema `auth`. */
export function createAuth(deps: AuthDeps & { hasher?: PasswordHasher }): Auth {
  const { keys, siteUrl, now, log } = deps
  const background = createBackground(log)
  const room: Room = {
    ...deps,
    background,
    hasher: deps.hasher ?? createPasswordHasher(),
    mailer: createAuthMailer({ transport: deps.mail, siteUrl, now }),
    tokens: createRefreshTokens(keys.signing),
    sign: createTokenSigner(keys.signing, () => `${siteUrl().replace(/\/$/, '')}/auth/v1`),
    verifyToken: createTokenVerifier(keys.signing, now),
  }
  return {
    app: createApp(room),
    verifyToken: room.verifyToken,
    requireFreshSignIn: async (token, proof) => {
      const signedIn = await requireSession(room.database, token, room.verifyToken, nowOf(room))
      await requireFresh(room, signedIn, proof, nowOf(room))
    },
    idle: background.idle,
  }
}

function createApp(room: Room): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const clean = createHousekeeping(room.database, room.now)
  app.onError(answerError(room.log))
  app.use(async (c, next) => {
    c.header('cache-control', 'no-store')
    await guard(room, c)
    room.background.run('housekeeping', clean)
    await next()
  })
  app.use(bodyLimit({ maxSize: mostBytes, onError: refuseLarge }))
  const rooms = [
    serviceRoutes(room),
    signUpRoute(room),
    tokenRoute(room),
    verifyRoutes(room),
    mailRequestRoutes(room),
    userRoutes(room),
    logoutRoute(room),
    factorRoutes(room),
    adminRoutes(room),
    notOfferedRoutes(),
  ]
  for (const routes of rooms) app.route('/', routes)
  return app
}

const refuseLarge = (): never => {
  throw tooLarge()
}

/** Lets a request in: not too many of one address. A site that is closed is held in one place, before all rooms. */
async function guard(room: Room, c: Context<AppEnv>): Promise<void> {
  if (isOperator(room, c)) return
  const network = networkOf(room.addressOf(c))
  const wait = await room.limits.wait(`auth ${network}`, requestsPerMinute, 60)
  if (wait > 0) throw tooOften(wait)
}
