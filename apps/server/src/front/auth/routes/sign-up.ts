import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import type { Queryable } from '../../../database/database.ts'
import type { AppEnv } from '../../../http/context.ts'
import { AuthError, notValid } from '../auth-error.ts'
import { toEmailAddress } from '../email-address.ts'
import { challengeFields, readChallenge, type Challenge } from '../flow-state.ts'
import { mayMail } from '../mail/mail-limits.ts'
import { checkPassword } from '../passwords/check-password.ts'
import { metadataSchema, readRequest } from '../read-request.ts'
import { nowOf, type Room } from '../room.ts'
import { requireSignUpOpen } from '../switches.ts'
import { accountByEmail, accountById, lockAccount, type Account } from '../users/account.ts'
import {
  createAccount,
  renewSignUp,
  setUnconfirmedPassword,
  type NewAccount,
} from '../users/create-account.ts'
import type { AuthUser } from '../users/user-json.ts'
import { linkOfSignUp, prepareLink } from './send-link.ts'

const signUpSchema = z.object({
  email: z.string().optional(),
  phone: z.string().optional(),
  password: z.string().optional(),
  data: metadataSchema.optional(),
  ...challengeFields,
})

/**
 * `POST /signup`. An address that has a confirmed account is answered with a user without identities, as GoTrue does: the
 * form says so, and this is the one place where it can be told. So nothing is hidden by waiting for the mail here, and who
 * signs up is told where it could not be sent.
 */
export function signUpRoute(room: Room) {
  return new Hono<AppEnv>().post('/signup', async (c) => {
    const request = await readRequest(c, signUpSchema)
    requireSignUpOpen(room.switches)
    refuseOtherWays(request)
    const email = toEmailAddress(request.email ?? '')
    if (!request.password) throw notValid('Signup requires a valid password')
    await checkPassword(request.password)
    const challenge = readChallenge(request)
    room.mailer.requireOrder()
    await mayMail(room.limits, 'signup', email).catch(async (refusal: unknown) => {
      await disputeUnmailed(room, email, request.password ?? '')
      throw refusal
    })
    const passwordHash = await room.hasher.hash(request.password)
    const waiting = await accountByEmail(room.database, email)
    const isSamePassword = await room.hasher.matches(request.password, waiting?.passwordHash)
    const account = { email, passwordHash, metadata: request.data ?? {} }
    const sameHash = isSamePassword ? waiting?.passwordHash : undefined
    return c.json(await signUp(room, account, sameHash, challenge))
  })
}

function refuseOtherWays({ email, phone }: z.output<typeof signUpSchema>): void {
  if (phone) throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled')
  if (!email) throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
}

/** @param sameHash the hash that the account had, where it is that of this very password */
async function signUp(
  room: Room,
  account: NewAccount,
  sameHash: string | null | undefined,
  challenge: Challenge | undefined,
): Promise<AuthUser> {
  const made = await room.database.transaction(async (transaction) => {
    const waiting = await makeOrRenew(transaction, account, sameHash, nowOf(room))
    if (!waiting) return undefined
    const { user } = waiting
    const purpose = linkOfSignUp(waiting)
    return { user, ...(await prepareLink(room, transaction, { purpose, user, challenge })) }
  })
  if (!made) return nobody(account, nowOf(room))
  await made.send()
  return made.user
}

/**
 * A sign-up that is refused as a mail went out just now disputes the password that waits all the same: the mail that its
 * sender finds in their mailbox is of somebody else's sign-up, and must not confirm that one's password.
 */
async function disputeUnmailed(room: Room, email: string, password: string): Promise<void> {
  const waiting = await accountByEmail(room.database, email)
  const isSame = await room.hasher.matches(password, waiting?.passwordHash)
  if (!waiting?.passwordHash || waiting.isConfirmed || isSame) return
  await room.database.transaction(async (transaction) => {
    await lockSignUp(transaction, email)
    await lockAccount(transaction, waiting.user.id)
    const known = await accountById(transaction, waiting.user.id)
    if (known && !known.isConfirmed && known.passwordHash === waiting.passwordHash)
      await setUnconfirmedPassword(transaction, known.user.id, null)
  })
}

/** Two who sign up at once with one address do so one after the other. */
const lockSignUp = ({ query }: Queryable, email: string) =>
  query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`sign-up ${email}`])

/** The account that waits for its confirmation; undefined where somebody has confirmed it before. */
async function makeOrRenew(
  transaction: Queryable,
  account: NewAccount,
  sameHash: string | null | undefined,
  now: Date,
): Promise<Account | undefined> {
  await lockSignUp(transaction, account.email)
  const known = await accountByEmail(transaction, account.email)
  if (known?.isConfirmed) return undefined
  if (known) await lockAccount(transaction, known.user.id)
  // Another password than the one that waits: only the mailbox's owner can say which of the two is theirs.
  const isDisputed = Boolean(known?.passwordHash) && known?.passwordHash !== sameHash
  if (known) await renewSignUp(transaction, known.user.id, account, isDisputed, now)
  const id = known?.user.id ?? (await createAccount(transaction, account, now))
  return accountById(transaction, id)
}

/** What is told of an address that is taken: nothing of its owner, and no identity. */
function nobody({ email, metadata }: NewAccount, now: Date): AuthUser {
  const id = randomUUID()
  const time = now.toISOString()
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: time,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    identities: [],
    created_at: time,
    updated_at: time,
    is_anonymous: false,
  }
}
