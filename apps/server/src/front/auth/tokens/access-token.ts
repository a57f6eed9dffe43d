import { importJWK, SignJWT, type JWK } from 'jose'

/** How long an access token holds, in seconds. */
export const accessTokenLifetime = 3600

/** How somebody showed who they are, and when, in seconds since the epoch. */
export interface AmrEntry {
  method: string
  timestamp: number
}

interface TokenSubject {
  userId: string
  sessionId: string
  email: string
  aal: 'aal1' | 'aal2'
  amr: readonly AmrEntry[]
  userMetadata: unknown
  appMetadata: unknown
}

export type SignAccessToken = (subject: TokenSubject, now: Date) => Promise<string>

/** Signs access tokens with the claims that Supabase's have. */
export function createTokenSigner(signing: JWK, issuer: () => string): SignAccessToken {
  const key = importJWK(signing, 'ES256')
  return async (subject, now) => {
    const seconds = Math.floor(now.getTime() / 1000)
    return new SignJWT({
      role: 'authenticated',
      aal: subject.aal,
      amr: subject.amr,
      session_id: subject.sessionId,
      email: subject.email,
      phone: '',
      user_metadata: subject.userMetadata,
      app_metadata: subject.appMetadata,
      is_anonymous: false,
    })
      .setProtectedHeader({ alg: 'ES256', kid: signing.kid ?? '', typ: 'JWT' })
      .setIssuer(issuer())
      .setSubject(subject.userId)
      .setAudience('authenticated')
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + accessTokenLifetime)
      .sign(await key)
  }
}

/** The key that others check our tokens with: without the private part. */
export function publicKeyOf({ kty, crv, x, y, kid }: JWK): JWK {
  return { kty, crv, x, y, kid, alg: 'ES256', use: 'sig', key_ops: ['verify'] }
}
