import { z } from 'zod'
import { AuthError, userNotFound } from '../auth-error.ts'
import { toEmailAddress } from '../email-address.ts'
import { checkPassword } from '../passwords/check-password.ts'
import { metadataSchema } from '../read-request.ts'
import { allowedRedirect } from '../redirect.ts'
import { nowOf, type Room } from '../room.ts'
import type { LinkPurpose } from '../tokens/link-token.ts'
import { accountByEmail, accountById } from '../users/account.ts'
import { createAccount, setUnconfirmedPassword } from '../users/create-account.ts'
import type { AuthUser } from '../users/user-json.ts'
import { prepareLink, sendLink } from './send-link.ts'

export const linkSchema = z.object({
  type: z.enum(['signup', 'invite', 'magiclink', 'recovery', 'email_change_current', 'email_change_new']),
  email: z.string(),
  password: z.string().optional(),
  new_email: z.string().optional(),
  data: metadataSchema.optional(),
  redirect_to: z.string().max(2000).optional(),
})
type LinkWanted = z.output<typeof linkSchema>

/** Makes an account and sends its owner a link into it. Open though sign-up is closed: the operator's key says so. */
export async function invite(
  room: Room,
  request: { email: string; data?: Record<string, unknown> | undefined },
): Promise<AuthUser> {
  const email = toEmailAddress(request.email)
  const user = await findOrCreate(room, email, { metadata: request.data ?? {}, isInvited: true })
  await sendLink(room, { purpose: 'invite', user })
  return (await accountByEmail(room.database, email))?.user ?? user
}

/** A link of a mail that the operator sends by other means. */
export async function generateLink(room: Room, request: LinkWanted, askedRedirect: string | undefined) {
  const redirect = allowedRedirect(request.redirect_to ?? askedRedirect, room.siteUrl()).href
  const { user, purpose, to } = await ownerOf(room, request)
  const { token } = await room.database.transaction((transaction) =>
    prepareLink(room, transaction, { purpose, user, to }),
  )
  const link = new URL('/auth/v1/verify', room.siteUrl())
  link.search = new URLSearchParams({ token, type: purpose, redirect_to: redirect }).toString()
  return {
    ...user,
    action_link: link.href,
    // No code of six digits opens an account.
    email_otp: '',
    hashed_token: token,
    redirect_to: redirect,
    verification_type: request.type,
  }
}

async function ownerOf(
  room: Room,
  request: LinkWanted,
): Promise<{ user: AuthUser; purpose: LinkPurpose; to: string }> {
  const email = toEmailAddress(request.email)
  const { type, data: metadata = {} } = request
  if (type === 'signup' || type === 'invite') {
    if (request.password) await checkPassword(request.password)
    const passwordHash = request.password ? await room.hasher.hash(request.password) : null
    const user = await findOrCreate(room, email, { metadata, passwordHash, isInvited: type === 'invite' })
    return { user, purpose: type, to: email }
  }
  const account = await accountByEmail(room.database, email)
  if (!account) throw userNotFound()
  if (type === 'magiclink' || type === 'recovery') return { user: account.user, purpose: type, to: email }
  const to = toEmailAddress(request.new_email ?? '')
  await room.database.query('update auth.users set email_change = $2 where id = $1', [account.user.id, to])
  return { user: account.user, purpose: 'email_change', to }
}

async function findOrCreate(
  room: Room,
  email: string,
  account: { metadata: Record<string, unknown>; passwordHash?: string | null; isInvited: boolean },
): Promise<AuthUser> {
  const known = await accountByEmail(room.database, email)
  if (known?.isConfirmed)
    throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
  if (known) {
    // Whoever signed up with this address may not be its owner: the operator's word holds, not theirs.
    await room.database.transaction((transaction) =>
      setUnconfirmedPassword(transaction, known.user.id, account.passwordHash ?? null),
    )
    return known.user
  }
  const id = await room.database.transaction((transaction) =>
    createAccount(transaction, { email, passwordHash: null, ...account }, nowOf(room)),
  )
  const made = await accountById(room.database, id)
  if (!made) throw userNotFound()
  return made.user
}
