import { AppError } from '../../errors.ts'

/** What an error tells beside its text. */
interface Details {
  /** Why a password is too weak, by the words of Supabase's clients: `length`, `pwned`. */
  weakReasons?: readonly string[]
  /** After how many seconds it is worth trying again. */
  retryAfter?: number
  cause?: unknown
}

/** An error of the account service: its code is one that Supabase's clients know. */
export class AuthError extends AppError {
  override name = 'AuthError'
  readonly details: Details

  constructor(status: number, code: string, message: string, details: Details = {}) {
    super(status, code, message, { cause: details.cause })
    this.details = details
  }
}

export const notValid = (message: string) => new AuthError(400, 'validation_failed', message)

export const wrongCredentials = () => new AuthError(400, 'invalid_credentials', 'Invalid login credentials')

export const expiredLink = () => new AuthError(403, 'otp_expired', 'Email link is invalid or has expired')

/** @param retryAfter seconds until it may be asked again */
export const tooOften = (retryAfter: number) =>
  new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', { retryAfter })

export const noSession = () =>
  new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')

export const userNotFound = () => new AuthError(404, 'user_not_found', 'User not found')
