import type { Limits } from '../../limits/limits.ts'
import { AuthError } from '../auth-error.ts'
import type { LinkPurpose } from '../tokens/link-token.ts'

/** Between two mails of a kind to one address, in seconds. */
const between = 60
/** Mails to one address in a quarter of an hour. */
const most = 6
const quarterOfAnHour = 900

/**
 * Refuses one mail too many to the same address, whoever asks and whether the address has an account or not.
 * @throws AuthError 429 with the code that GoTrue uses for it
 */
export async function mayMail(
  limits: Limits,
  kind: LinkPurpose | 'reauthentication',
  email: string,
): Promise<void> {
  if (!(await isApart(limits, kind, email)))
    throw tooMany(`For security purposes, you can only request this after ${between} seconds.`)
  if (!(await isAmongFew(limits, email)))
    throw tooMany(
      'Many mails went to this address already. Please look into your mailbox, or try again in a quarter of an hour.',
    )
}

/** The same, told instead of thrown: for mails of which nobody waits to hear. */
export const mayMailNow = async (limits: Limits, kind: LinkPurpose, email: string): Promise<boolean> =>
  (await isApart(limits, kind, email)) && (await isAmongFew(limits, email))

const isApart = (limits: Limits, kind: string, email: string) =>
  limits.take(`auth mail ${kind} ${email}`, 1, between)
const isAmongFew = (limits: Limits, email: string) =>
  limits.take(`auth mails ${email}`, most, quarterOfAnHour)

const tooMany = (message: string) => new AuthError(429, 'over_email_send_rate_limit', message)
