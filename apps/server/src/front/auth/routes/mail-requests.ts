import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../../../http/context.ts'
import { AuthError, notValid } from '../auth-error.ts'
import { toEmailAddress } from '../email-address.ts'
import { challengeFields, readChallenge, type Challenge } from '../flow-state.ts'
import { mayMail, mayMailNow } from '../mail/mail-limits.ts'
import { metadataSchema, readRequest } from '../read-request.ts'
import { nowOf, type Room } from '../room.ts'
import { requireSignUpOpen } from '../switches.ts'
import { accountByEmail, accountById } from '../users/account.ts'
import { createAccount } from '../users/create-account.ts'
import { linkOfSignUp, sendLink } from './send-link.ts'

const requestSchema = z.object({
  email: z.string().optional(),
  phone: z.string().optional(),
  create_user: z.boolean().optional(),
  data: metadataSchema.optional(),
  type: z.string().optional(),
  ...challengeFields,
})
type MailRequest = z.output<typeof requestSchema>

/**
 * `POST /otp`, `/magiclink`, `/recover` and `/resend`: mails to whoever has an address. Every address gets the same answer at
 * once; whether it has an account is looked up afterwards.
 */
export function mailRequestRoutes(room: Room) {
  const magicLink = async (request: MailRequest, mayCreate: boolean) => {
    // Refused for every address alike: else the refusal would tell which of them has no account.
    if (mayCreate) requireSignUpOpen(room.switches)
    const { email, challenge } = await begin(room, 'magiclink', request)
    room.background.run('magic link', () =>
      sendMagicLink(room, email, challenge, mayCreate ? (request.data ?? {}) : undefined),
    )
  }
  return new Hono<AppEnv>()
    .post('/otp', async (c) => {
      const request = await readRequest(c, requestSchema)
      if (request.phone) throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider')
      await magicLink(request, request.create_user ?? true)
      return c.json({})
    })
    .post('/magiclink', async (c) => {
      await magicLink(await readRequest(c, requestSchema), true)
      return c.json({})
    })
    .post('/recover', async (c) => {
      const { email, challenge } = await begin(room, 'recovery', await readRequest(c, requestSchema))
      room.background.run('recovery', async () => {
        const account = await accountByEmail(room.database, email)
        if (account) await sendLink(room, { purpose: 'recovery', user: account.user, challenge })
      })
      return c.json({})
    })
    .post('/resend', async (c) => {
      const request = await readRequest(c, requestSchema)
      if (request.type === 'sms' || request.type === 'phone_change')
        throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider')
      if (request.type !== 'signup' && request.type !== 'email_change')
        throw notValid('Missing one of these types: signup, email_change, sms, phone_change')
      const purpose = request.type
      const { email, challenge } = await begin(room, purpose, request)
      room.background.run('resend', () => resend(room, purpose, email, challenge))
      return c.json({})
    })
}

async function begin(
  room: Room,
  purpose: 'magiclink' | 'recovery' | 'signup' | 'email_change',
  request: MailRequest,
): Promise<{ email: string; challenge: Challenge | undefined }> {
  const email = toEmailAddress(request.email ?? '')
  const challenge = readChallenge(request)
  room.mailer.requireOrder()
  await mayMail(room.limits, purpose, email)
  return { email, challenge }
}

/** @param metadata of an account that may be made; undefined where none may */
async function sendMagicLink(
  room: Room,
  email: string,
  challenge: Challenge | undefined,
  metadata: Record<string, unknown> | undefined,
): Promise<void> {
  const known = await accountByEmail(room.database, email)
  if (!known && !metadata) return
  const user = known?.user ?? (await makeAccount(room, email, metadata ?? {}))
  if (user) await sendLink(room, { purpose: 'magiclink', user, challenge })
}

async function makeAccount(room: Room, email: string, metadata: Record<string, unknown>) {
  const id = await room.database.transaction((transaction) =>
    createAccount(transaction, { email, passwordHash: null, metadata }, nowOf(room)),
  )
  return (await accountById(room.database, id))?.user
}

async function resend(
  room: Room,
  purpose: 'signup' | 'email_change',
  email: string,
  challenge: Challenge | undefined,
): Promise<void> {
  const account = await accountByEmail(room.database, email)
  if (!account) return
  const { user } = account
  if (purpose === 'signup' && !account.isConfirmed)
    await sendLink(room, { purpose: linkOfSignUp(account), user, challenge })
  const newEmail = user['new_email']
  const isWaiting = purpose === 'email_change' && typeof newEmail === 'string'
  if (!isWaiting || (await accountByEmail(room.database, newEmail))) return
  // Many accounts may have asked for one address; it is another than the one that the request was counted for.
  if (await mayMailNow(room.limits, purpose, newEmail))
    await sendLink(room, { purpose, user, to: newEmail, challenge })
}
