import type { AuthError } from '@supabase/supabase-js'

/** What a failed sign-in or sign-up asks the screen to do, beside telling the person. */
type AuthEffect = 'clear-password' | 'show-verify' | 'switch-to-sign-in' | 'show-closed'

export interface AuthProblem {
  title: string
  description: string
  effect?: AuthEffect
  /** What may be behind a failure that no code foresees, where that can be told. */
  hint?: string | undefined
}

export type Failure = Pick<AuthError, 'message'> & {
  name?: string | undefined
  code?: string | undefined
  status?: number | undefined
  /** Why a password is too weak, where that is what is wrong. */
  reasons?: readonly string[] | undefined
}

const tooManyRequests: AuthProblem = {
  title: 'Too Many Attempts',
  description: 'There were too many attempts. Please wait a few minutes and try again.',
}

const askedJustNow: AuthProblem = {
  title: 'Too Many Attempts',
  description: 'This was asked for a moment ago. Please wait a minute and try again.',
}

/** What the mail server's failure is told by, whoever asked for a mail. */
const mailFailed = 'The email could not be sent. Please try again in a minute.'

/**
 * Whether nothing in a failure was meant for the learner: no connection, a server that broke, a proxy's page in its place.
 * Its text is then a browser's or a proxy's, which nobody is to read.
 */
const isUnexpected = ({ name, code, status = 0, message }: Failure): boolean =>
  status >= 500 || name === 'AuthUnknownError' || (!code && (status === 0 || message.startsWith('{')))

/** What may be behind a failure that was not expected. */
function outageText({ status, message }: Failure): string | undefined {
  if (message === mailFailed) return mailFailed
  if (status === 0) return 'The server could not be reached. Please check your connection and try again.'
  return status !== undefined && status >= 500
    ? 'The server cannot answer just now. Please try again in a moment.'
    : undefined
}

/** What stands in the way of any request: too many of them, a network that fails, a server that is not ready. */
function commonProblem(failure: Failure): AuthProblem | undefined {
  const { code, status, message } = failure
  if (code === 'over_email_send_rate_limit' && waitIn(message) !== undefined) return askedJustNow
  if (status === 429 || code === 'over_request_rate_limit') return tooManyRequests
  return isUnexpected(failure) ? { ...unexpectedProblem, hint: outageText(failure) } : undefined
}

/** The same in one text, for where a title stands already: what is behind it, or that it is not known. */
export function commonText(failure: Failure): string | undefined {
  const problem = commonProblem(failure)
  return problem && (problem.hint ?? problem.description)
}

/** Seconds until a mail may be asked for again, as the account service says it in its text; undefined where it does not. */
export function waitIn(message: string): number | undefined {
  const seconds = /after (\d+) seconds?/.exec(message)?.[1]
  return seconds === undefined ? undefined : Number(seconds)
}

/** The texts of the error catalogue for a failed sign-in (requirements 8.12 to 8.15). */
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
  return commonProblem(failure) ?? { title: 'Sign In Error', description: failure.message }
}

/** The texts of the error catalogue for a failed sign-up (requirement 8.16). */
export function signUpProblem(failure: Failure): AuthProblem {
  if (failure.code === 'user_already_exists' || failure.code === 'email_exists') return accountExists
  if (failure.code === 'email_address_invalid' || failure.code === 'validation_failed') {
    return { title: 'Invalid Email', description: 'Please enter a valid email address.' }
  }
  if (failure.code === 'weak_password') {
    return { title: 'Weak Password', description: weakPasswordText(failure.reasons) }
  }
  if (failure.code === 'signup_disabled') {
    return { title: 'Sign-ups Are Closed', description: failure.message, effect: 'show-closed' }
  }
  return commonProblem(failure) ?? { title: 'Sign Up Error', description: failure.message }
}

/** In plain words why a password is refused. Being known to everybody is told first: more letters alone mend it seldom. */
function weakPasswordText(reasons: readonly string[] = []): string {
  if (reasons.includes('pwned'))
    return 'This is one of the passwords that are used and guessed most. Please choose another, such as three words that do not belong together.'
  if (reasons.includes('characters'))
    return 'Please mix small and capital letters, digits and other signs in your password.'
  return 'Please choose a password of at least 6 characters.'
}

/** Whether a new password itself is refused, which is the learner's to mend and nobody's to look into. */
export const isAboutPassword = ({ code }: Pick<Failure, 'code'>): boolean =>
  code === 'weak_password' || code === 'same_password'

/** The text for a new password that the server does not take; that of the common problems, or of the server, otherwise. */
export function newPasswordText(failure: Failure): string {
  if (failure.code === 'weak_password') return weakPasswordText(failure.reasons)
  if (failure.code === 'same_password') return 'This is your password already. Please choose another one.'
  return commonText(failure) ?? failure.message
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
