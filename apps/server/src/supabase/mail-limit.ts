import { AppError } from '../errors.ts'
import type { RateLimiter } from '../http/rate-limit.ts'

/** Account requests that send a mail to the address in their body. */
const sendsMail = /^\/auth\/v1\/(?:signup|recover|otp|magiclink|resend|invite|user)\/?$/

/**
 * Refuses one mail too many to the same address, whoever asks.
 * @throws AppError with the code that Supabase's own account service uses for it
 */
export function limitMails(limiter: RateLimiter, path: string, body: object | undefined): void {
  if (!sendsMail.test(path) || !body || !('email' in body) || typeof body.email !== 'string') return
  if (limiter.take(body.email.trim().toLowerCase())) return
  throw new AppError(
    429,
    'over_email_send_rate_limit',
    'Many mails went to this address already. Please look into your mailbox, or try again in a quarter of an hour.',
  )
}
