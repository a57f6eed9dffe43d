import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../../../http/context.ts'
import { AuthError, notValid } from '../auth-error.ts'
import { toEmailAddress } from '../email-address.ts'
import { challengeFields, readChallenge } from '../flow-state.ts'
import { mayMail } from '../mail/mail-limits.ts'
import { checkPassword } from '../passwords/check-password.ts'
import { metadataSchema, readRequest } from '../read-request.ts'
import { nowOf, signedInOf, type Room } from '../room.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { requireFresh } from '../sessions/fresh-sign-in.ts'
import type { SignedIn } from '../sessions/require-session.ts'
import { createCode } from '../tokens/code.ts'
import { accountByEmail, accountById, lockAccount } from '../users/account.ts'
import { mergeMetadata, setPassword } from '../users/change-account.ts'
import { prepareLink } from './send-link.ts'

const updateSchema = z.object({
  email: z.string().optional(),
  phone: z.string().optional(),
  password: z.string().optional(),
  nonce: z.string().max(100).optional(),
  current_password: z.string().max(1000).optional(),
  data: metadataSchema.optional(),
  app_metadata: z.unknown().optional(),
  ...challengeFields,
})
type Update = z.output<typeof updateSchema>

/** `/user`, `/reauthenticate` and what else somebody asks of their own account. */
export function userRoutes(room: Room) {
  return new Hono<AppEnv>()
    .get('/user', async (c) => c.json((await signedInOf(room, c)).user))
    .put('/user', async (c) => {
      const signedIn = await signedInOf(room, c)
      const update = await readRequest(c, updateSchema)
      await change(room, signedIn, update)
      const account = await accountById(room.database, signedIn.user.id)
      return c.json(account?.user ?? signedIn.user)
    })
    .get('/reauthenticate', async (c) => {
      const { user } = await signedInOf(room, c)
      room.mailer.requireOrder()
      await mayMail(room.limits, 'reauthentication', user.email)
      const code = await createCode(room.database, { userId: user.id, email: user.email }, nowOf(room))
      await room.mailer.send('reauthentication', user.email, user, { Token: code })
      return c.json({})
    })
}

async function change(room: Room, signedIn: SignedIn, update: Update): Promise<void> {
  if (update.phone) throw new AuthError(400, 'phone_provider_disabled', 'Phone numbers are not enabled')
  if (update.app_metadata !== undefined)
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges')
  const email = update.email ? toEmailAddress(update.email) : signedIn.user.email
  const isNewAddress = email !== signedIn.user.email
  if (update.password !== undefined) await checkPassword(update.password)
  if (isNewAddress || update.password !== undefined) await requireProof(room, signedIn, update)
  if (update.data) await changeMetadata(room, signedIn, update.data)
  if (isNewAddress) await askNewAddress(room, signedIn, email, update)
  if (update.password !== undefined) await changePassword(room, signedIn, update.password)
}

async function requireProof(room: Room, signedIn: SignedIn, update: Update): Promise<void> {
  const proof = { currentPassword: update.current_password, nonce: update.nonce }
  await requireFresh(room, signedIn, proof, nowOf(room))
}

async function changeMetadata(room: Room, { user }: SignedIn, data: Record<string, unknown>): Promise<void> {
  await room.database.transaction(async (transaction) => {
    await lockAccount(transaction, user.id)
    const account = await accountById(transaction, user.id)
    const merged = mergeMetadata(account?.user.user_metadata ?? {}, data)
    if (!metadataSchema.safeParse(merged).success)
      throw notValid('What is kept of an account may have 4 KB at most')
    await transaction.query('update auth.users set raw_user_meta_data = $2, updated_at = $3 where id = $1', [
      user.id,
      JSON.stringify(merged),
      nowOf(room),
    ])
  })
}

/**
 * Asks whoever reads mail at a new address to confirm it. One that is taken is answered alike, and gets no mail: only its owner
 * may know.
 */
async function askNewAddress(room: Room, { user }: SignedIn, email: string, update: Update): Promise<void> {
  const challenge = readChallenge(update)
  room.mailer.requireOrder()
  await mayMail(room.limits, 'email_change', email)
  const { send } = await room.database.transaction(async (transaction) => {
    await transaction.query('update auth.users set email_change = $2, updated_at = $3 where id = $1', [
      user.id,
      email,
      nowOf(room),
    ])
    return prepareLink(room, transaction, { purpose: 'email_change', user, to: email, challenge })
  })
  room.background.run('new address', async () => {
    if (!(await accountByEmail(room.database, email))) await send()
  })
}

async function changePassword(
  room: Room,
  { user, passwordHash, sessionId }: SignedIn,
  password: string,
): Promise<void> {
  if (await room.hasher.matches(password, passwordHash))
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.')
  const hash = await room.hasher.hash(password)
  await room.database.transaction(async (transaction) => {
    await setPassword(transaction, user.id, hash, nowOf(room))
    await endSessions(transaction, { userId: user.id, sessionId }, 'others')
  })
  room.background.run('notice of a new password', () =>
    room.mailer.send('password_changed', user.email, user),
  )
}
