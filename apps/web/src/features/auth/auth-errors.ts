import type { AuthError } from '@supabase/supabase-js'

/** What a failed sign-in or sign-up asks the screen to do, beside telling the person. */
type AuthEffect = 'clear-password' | 'show-verify' | 'switch-to-sign-in'

export interface AuthProblem {
  title: string
  description: string
  effect?: AuthEffect
}

type Failure = Pick<AuthError, 'message'> & { code?: string | undefined; status?: number | undefined }

const tooManyRequests: AuthProblem = {
  title: 'Too Many Attempts',
  description: 'There were too many attempts. Please wait a few minutes and try again.',
}

const isTooMany = ({ code, status }: Failure) =>
  status === 429 || code === 'over_request_rate_limit' || code === 'over_email_send_rate_limit'

/** The texts of the error catalogue for a failed sign-in (requirements 8.12-8.14). */
export function signInProblem(failure: Failure): AuthProblem {
  if (failure.code === 'email_not_confirmed') {
    return {
      title: 'Email Not Verified',
      description: 'Please check your email and click the verification link before you sign in.',
      effect: 'show-verify',
    }
  }
  if (failure.code === 'invalid_credentials') {
    return {
      title: 'Invalid Credentials',
      description: 'The email or password you entered is incorrect. Please try again.',
      effect: 'clear-password',
    }
  }
  if (failure.code === 'user_not_found') {
    return {
      title: 'Account Not Found',
      description: 'There is no account with this email. You can create one.',
    }
  }
  return isTooMany(failure) ? tooManyRequests : { title: 'Sign In Error', description: failure.message }
}

/** The texts of the error catalogue for a failed sign-up (requirement 8.16). */
export function signUpProblem(failure: Failure): AuthProblem {
  if (failure.code === 'user_already_exists' || failure.code === 'email_exists') return accountExists
  if (failure.code === 'email_address_invalid' || failure.code === 'validation_failed') {
    return { title: 'Invalid Email', description: 'Please enter a valid email address.' }
  }
  if (failure.code === 'weak_password') {
    return { title: 'Weak Password', description: 'Please choose a password of at least 6 characters.' }
  }
  return isTooMany(failure) ? tooManyRequests : { title: 'Sign Up Error', description: failure.message }
}

export const accountExists: AuthProblem = {
  title: 'Account Already Exists',
  description: 'There is an account with this email already. Please sign in.',
  effect: 'switch-to-sign-in',
}

/** What a person reads when something failed that no code foresees (requirement 8.15). */
export const unexpectedProblem: AuthProblem = {
  title: 'Unexpected Error',
  description: 'An unexpected error occurred. Please try again or contact support if the problem persists.',
}

export const unexpectedSignInMessage = 'An unexpected error occurred during sign in.'
