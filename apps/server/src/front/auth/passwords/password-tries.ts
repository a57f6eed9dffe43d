import type { Limits } from '../../limits/limits.ts'
import { tooOften } from '../auth-error.ts'

/** Passwords that may be tried on one account in a quarter of an hour, from whatever addresses. */
const mostTries = 10
const window = 900

/**
 * Counts a try before it is compared, so that as many at once are no way around it. Each sign-in that succeeds begins a new
 * count: nobody who knows the password is kept out by how often they use it. An address without an account is counted alike.
 * @param lastSignIn when the account was last signed in to; nothing else needs to be reset
 * @throws AuthError 429 where it is one too many
 */
export async function mayTryPassword(limits: Limits, email: string, lastSignIn = ''): Promise<void> {
  const wait = await limits.wait(`auth password ${email} ${lastSignIn}`, mostTries, window)
  if (wait > 0) throw tooOften(wait)
}
