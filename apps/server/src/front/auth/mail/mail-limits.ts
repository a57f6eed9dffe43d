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
  const apart = await waitApart(limits, kind, email)
  if (apart > 0)
    throw tooMany(`For security purposes, you can only request this after ${apart} seconds.`, apart)
  const few = await waitAmongFew(limits, email)
  if (few > 0)
    throw tooMany(
      `Many mails went to this address already. Please look into your mailbox, or try again in ${Math.ceil(few / 60)} minutes.`,
      few,
    )
}

/** The same, told instead of thrown: for mails of which nobody waits to hear. */
export const mayMailNow = async (limits: Limits, kind: LinkPurpose, email: string): Promise<boolean> =>
  (await waitApart(limits, kind, email)) === 0 && (await waitAmongFew(limits, email)) === 0

const waitApart = (limits: Limits, kind: string, email: string) =>
  limits.wait(`auth mail ${kind} ${email}`, 1, between)
const waitAmongFew = (limits: Limits, email: string) =>
  limits.wait(`auth mails ${email}`, most, quarterOfAnHour)

const tooMany = (message: string, retryAfter: number) =>
  new AuthError(429, 'over_email_send_rate_limit', message, { retryAfter })
