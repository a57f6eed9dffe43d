import type { Queryable } from '../../../database/database.ts'
import { AuthError, expiredLink } from '../auth-error.ts'
import { nowOf, type Room } from '../room.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { takeLinkToken, type LinkPurpose } from '../tokens/link-token.ts'
import { accountByEmail, accountById, lockAccount, type Account } from '../users/account.ts'
import { changeAddress, confirmAddress } from '../users/change-account.ts'

/** As what a client says it verifies a link. */
export type LinkType = LinkPurpose | 'email'

const purposesOf = (type: LinkType): LinkPurpose[] => (type === 'email' ? ['signup', 'magiclink'] : [type])

export interface UsedLink {
  userId: string
  purpose: LinkPurpose
  hash: string
}

/**
 * Uses the link of a mail up and does what it is for.
 * @throws AuthError 403 otp_expired where it is none, was used, or is over
 */
export async function followLink(room: Room, token: string, type: LinkType): Promise<UsedLink> {
  const now = nowOf(room)
  const outcome = await room.database.transaction(async (transaction) => {
    const link = await takeLinkToken(transaction, token, purposesOf(type), now)
    if (!link) return undefined
    await lockAccount(transaction, link.userId)
    const account = await accountById(transaction, link.userId)
    // Meanwhile its address is another: the link was for whoever reads mail at the old one.
    if (!account || (link.purpose !== 'email_change' && account.user.email !== link.email)) return undefined
    if (account.bannedUntil && account.bannedUntil > now)
      throw new AuthError(400, 'user_banned', 'User is banned')
    await apply(transaction, link, account, now)
    return { link, before: account.user }
  })
  if (!outcome) throw expiredLink()
  const { link, before } = outcome
  if (link.purpose === 'email_change')
    room.background.run('notice of a new address', () =>
      room.mailer.send('email_changed', before.email, before, {
        NewEmail: link.email,
        OldEmail: before.email,
      }),
    )
  return link
}

async function apply(
  transaction: Queryable,
  { purpose, userId, email }: { purpose: LinkPurpose; userId: string; email: string },
  account: Account,
  now: Date,
): Promise<void> {
  if (purpose === 'email_change') {
    if (account.user['new_email'] !== email) throw expiredLink()
    if (await accountByEmail(transaction, email))
      throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
    await changeAddress(transaction, userId, email, now)
    return
  }
  const isSignUp = purpose === 'signup' || purpose === 'invite'
  await confirmAddress(transaction, userId, now, !isSignUp)
  // Whoever had the old password may still be signed in.
  if (purpose === 'recovery') await endSessions(transaction, { userId, sessionId: '' }, 'global')
}
