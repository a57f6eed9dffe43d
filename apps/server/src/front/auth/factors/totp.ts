import { Secret, TOTP } from 'otpauth'

/** Length of a step of time, in seconds (RFC 6238). */
const period = 30
/** Steps before and after the present one whose codes are taken, as clocks differ. */
const window = 1

/** A new secret: 160 bits in base 32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

const totpOf = (secret: string, issuer: string, label: string) =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period, digits: 6, algorithm: 'SHA1' })

/** The address by which an authenticator app takes a secret over. */
export const secretAddress = (secret: string, issuer: string, email: string): string =>
  totpOf(secret, issuer, email).toString()

/**
 * The step of time whose code was given; undefined where it is none of these.
 * @see https://www.rfc-editor.org/rfc/rfc6238
 */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const delta = totpOf(secret, '', '').validate({ token: code, timestamp: now.getTime(), window })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / period) + delta
}
