import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../../../http/context.ts'
import { AuthError, notValid, tooOften } from '../auth-error.ts'
import { newSecret, secretAddress } from '../factors/totp.ts'
import { challengeLifetime, verifyFactor } from '../factors/verify-factor.ts'
import { readRequest } from '../read-request.ts'
import { browserOf, nowOf, signedInOf, type Room } from '../room.ts'
import { addressOf } from '../sessions/open-session.ts'
import { requireFresh } from '../sessions/fresh-sign-in.ts'
import type { SignedIn } from '../sessions/require-session.ts'
import { answerWithSession } from '../sessions/session-answer.ts'
import { hasSecondFactor } from '../users/has-second-factor.ts'

/** Second factors of one account. */
const mostFactors = 10
/** Codes that may be tried on one factor, and challenges asked for, in a quarter of an hour. */
const mostTries = 10
const window = 900

const proofFields = {
  current_password: z.string().max(1000).optional(),
  nonce: z.string().max(100).optional(),
}
const enrolSchema = z.object({
  factor_type: z.string(),
  friendly_name: z.string().max(100).optional(),
  issuer: z.string().max(100).optional(),
  ...proofFields,
})
const proofSchema = z.object(proofFields)
const verifySchema = z.object({ challenge_id: z.uuid(), code: z.string().max(20) })

/** `/factors`: codes of an authenticator app as a second factor. */
export function factorRoutes(room: Room) {
  return new Hono<AppEnv>()
    .post('/factors', async (c) => {
      const signedIn = await signedInOf(room, c)
      return c.json(await enrol(room, signedIn, await readRequest(c, enrolSchema)))
    })
    .post('/factors/:id/challenge', async (c) => {
      const signedIn = await signedInOf(room, c)
      const factorId = ownFactor(signedIn, c.req.param('id')).id
      await mayTry(room, `auth challenge ${factorId}`, mostTries * 3)
      const now = nowOf(room)
      const id = randomUUID()
      await room.database.query(
        'insert into auth.mfa_challenges (id, factor_id, created_at, ip_address) values ($1, $2, $3, $4)',
        [id, factorId, now, addressOf(browserOf(room, c)) ?? '0.0.0.0'],
      )
      return c.json({ id, type: 'totp', expires_at: Math.floor((now.getTime() + challengeLifetime) / 1000) })
    })
    .post('/factors/:id/verify', async (c) => {
      const signedIn = await signedInOf(room, c)
      const factorId = ownFactor(signedIn, c.req.param('id')).id
      const { challenge_id: challengeId, code } = await readRequest(c, verifySchema)
      // Counted for the account: a new factor is no new count.
      await mayTry(room, `auth totp ${signedIn.user.id}`, mostTries)
      return c.json(await verify(room, signedIn, { factorId, challengeId, code }))
    })
    .delete('/factors/:id', async (c) => {
      const signedIn = await signedInOf(room, c)
      const factor = ownFactor(signedIn, c.req.param('id'))
      if (factor.status === 'verified' && signedIn.aal !== 'aal2')
        throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
      if (factor.status === 'verified') await prove(room, signedIn, await readRequest(c, proofSchema))
      await room.database.run([
        { text: 'delete from auth.mfa_factors where id = $1', values: [factor.id] },
        {
          text: `update auth.sessions set aal = 'aal1', factor_id = null where user_id = $1 and factor_id = $2`,
          values: [signedIn.user.id, factor.id],
        },
      ])
      return c.json({ id: factor.id })
    })
}

/** @throws AuthError 429 where it is one too many */
async function mayTry({ limits }: Room, key: string, most: number): Promise<void> {
  const wait = await limits.wait(key, most, window)
  if (wait > 0) throw tooOften(wait)
}

function ownFactor({ user }: SignedIn, id: string) {
  const factor = user.factors?.find((known) => known.id === id)
  if (!factor) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found')
  return factor
}

const prove = (room: Room, signedIn: SignedIn, proof: z.output<typeof proofSchema>) =>
  requireFresh(room, signedIn, { currentPassword: proof.current_password, nonce: proof.nonce }, nowOf(room))

async function enrol(room: Room, signedIn: SignedIn, request: z.output<typeof enrolSchema>) {
  const { user } = signedIn
  const { factor_type: type, friendly_name: name = '' } = request
  if (type === 'phone')
    throw new AuthError(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone')
  if (type === 'webauthn')
    throw new AuthError(422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn')
  if (type !== 'totp') throw notValid('factor_type needs to be totp')
  if (hasSecondFactor(user) && signedIn.aal !== 'aal2')
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
  await prove(room, signedIn, request)
  const verified = (user.factors ?? []).filter(({ status }) => status === 'verified')
  if (verified.length >= mostFactors)
    throw new AuthError(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    )
  if (name !== '' && verified.some((factor) => factor.friendly_name === name))
    throw new AuthError(
      422,
      'mfa_factor_name_conflict',
      'A factor with that friendly name for this user already exists',
    )
  const [id, secret] = [randomUUID(), newSecret()]
  await keepFactor(room, { id, userId: user.id, name, secret })
  const issuer = request.issuer ?? new URL(room.siteUrl()).host
  // No picture: the page that shows it draws one from the address.
  const totp = { qr_code: '', secret, uri: secretAddress(secret, issuer, user.email) }
  return { id, type: 'totp', friendly_name: name, totp }
}

/** One factor at a time waits for its first code. */
async function keepFactor(
  room: Room,
  { id, userId, name, secret }: { id: string; userId: string; name: string; secret: string },
): Promise<void> {
  await room.database.run([
    { text: `delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, values: [userId] },
    {
      text: `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
        values ($1, $2, $3, 'totp', 'unverified', $4, $5, $5)`,
      values: [id, userId, name, secret, nowOf(room)],
    },
  ])
}

function verify(
  room: Room,
  { user, sessionId }: SignedIn,
  answer: { factorId: string; challengeId: string; code: string },
) {
  const now = nowOf(room)
  const refreshToken = room.tokens.first()
  return room.database.transaction(async (transaction) => {
    await verifyFactor(transaction, { ...answer, userId: user.id, sessionId }, refreshToken, now)
    return answerWithSession(transaction, { userId: user.id, sessionId, refreshToken }, room.sign, now)
  })
}
