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
  if (!(await limits.take(`auth mail ${kind} ${email}`, 1, between)))
    throw tooMany(`For security purposes, you can only request this after ${between} seconds.`)
  if (!(await limits.take(`auth mails ${email}`, most, quarterOfAnHour)))
    throw tooMany(
      'Many mails went to this address already. Please look into your mailbox, or try again in a quarter of an hour.',
    )
}

const tooMany = (message: string) => new AuthError(429, 'over_email_send_rate_limit', message)
