import { AuthError } from './auth-error.ts'
import type { AccountSwitches } from './context.ts'

const signUpClosed = 'Sign-ups are temporarily unavailable. Please try again later.'

/** @throws AuthError 422 signup_disabled with the operator's words */
export function requireSignUpOpen(switches: AccountSwitches): void {
  const { signupDisabled, signupMessage } = switches.current()
  if (signupDisabled) throw new AuthError(422, 'signup_disabled', signupMessage ?? signUpClosed)
}
