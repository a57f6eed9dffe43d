import type { Queryable } from '../../../database/database.ts'
import { beginFlow, type Challenge } from '../flow-state.ts'
import { nowOf, type Room } from '../room.ts'
import { createLinkToken, linkHash, type LinkPurpose } from '../tokens/link-token.ts'
import type { Account } from '../users/account.ts'
import type { AuthUser } from '../users/user-json.ts'

export interface LinkRequest {
  purpose: LinkPurpose
  user: AuthUser
  /** Where it goes; the account's own address unless told. */
  to?: string
  challenge?: Challenge | undefined
}

const sentColumn: Record<LinkPurpose, string> = {
  signup: 'confirmation_sent_at',
  invite: 'confirmation_sent_at',
  magiclink: 'recovery_sent_at',
  recovery: 'recovery_sent_at',
  email_change: 'email_change_sent_at',
}

/**
 * What the link to an unconfirmed account is for: to confirm the address and the password that was given with it; or, where
 * several passwords were given for it, to choose one. Whoever signs up with another's address cannot have them confirm
 * a password that is not theirs.
 */
export const linkOfSignUp = ({ passwordHash }: Pick<Account, 'passwordHash'>): 'signup' | 'recovery' =>
  passwordHash ? 'signup' : 'recovery'

/** Makes a link, in the transaction of what it is for; the mail is sent when that is kept. */
export async function prepareLink(
  room: Pick<Room, 'now' | 'mailer'>,
  transaction: Queryable,
  { purpose, user, to = user.email, challenge }: LinkRequest,
): Promise<{ token: string; send: () => Promise<void> }> {
  const now = nowOf(room)
  const token = await createLinkToken(transaction, purpose, { userId: user.id, email: to }, now)
  await beginFlow(
    transaction,
    { userId: user.id, challenge, purpose, linkHash: linkHash(purpose, token) },
    now,
  )
  await transaction.query(`update auth.users set ${sentColumn[purpose]} = $2 where id = $1`, [user.id, now])
  return { token, send: () => room.mailer.sendLink(purpose, to, user, token) }
}

/** Makes a link and sends it. */
export async function sendLink(room: Room, request: LinkRequest): Promise<void> {
  const { send } = await room.database.transaction((transaction) => prepareLink(room, transaction, request))
  await send()
}
