import type { Database } from '../../../database/database.ts'
import { AuthError } from '../auth-error.ts'
import type { Limits } from '../../limits/limits.ts'
import type { PasswordHasher } from '../passwords/password-hasher.ts'
import { mayTryPassword } from '../passwords/password-tries.ts'
import { takeCode } from '../tokens/code.ts'
import { hasSecondFactor } from '../users/has-second-factor.ts'
import type { SignedIn } from './require-session.ts'

/** How long a sign-in counts as fresh, in milliseconds. */
const fresh = 600_000

/** What somebody shows that it is them. */
export interface Proof {
  currentPassword?: string | undefined
  /** The six digits of a mail. */
  nonce?: string | undefined
}

export interface FreshSignInDeps {
  database: Pick<Database, 'transaction'>
  limits: Limits
  hasher: PasswordHasher
}

/**
 * Asks whoever is signed in to show that it is them: by the password, by the code of a mail, or by having signed in within
 * the last ten minutes. An access token alone, taken from a screen left open, must not be enough to take an account.
 * Whoever has a second factor must have shown it in this session.
 * @throws AuthError 400 reauthentication_needed; 400 or 422 where what was shown is wrong; 401 insufficient_aal
 */
export async function requireFresh(
  { database, limits, hasher }: FreshSignInDeps,
  { user, passwordHash, lastShown, aal }: SignedIn,
  { currentPassword, nonce }: Proof,
  now: Date,
): Promise<void> {
  if (hasSecondFactor(user) && aal !== 'aal2')
    throw new AuthError(
      401,
      'insufficient_aal',
      'AAL2 session is required to change this when MFA is enabled.',
    )
  if (nonce !== undefined && nonce !== '') {
    if (await takeCode(database, user.id, nonce, now)) return
    throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
  }
  if (currentPassword !== undefined && currentPassword !== '') {
    await mayTryPassword(limits, user.email, user.last_sign_in_at)
    if (await hasher.matches(currentPassword, passwordHash)) return
    throw new AuthError(400, 'invalid_credentials', 'The current password is not right')
  }
  if (now.getTime() - lastShown <= fresh) return
  throw new AuthError(
    400,
    'reauthentication_needed',
    'Please enter your current password, or sign in again, to change this.',
  )
}
