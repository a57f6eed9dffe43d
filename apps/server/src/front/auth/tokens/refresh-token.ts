import { createHmac, randomBytes } from 'node:crypto'
import type { JWK } from 'jose'
import { hashToken } from './random-token.ts'

/**
 * Refresh tokens of which the database keeps hashes alone. Each follows from the one before and from a secret of the
 * server: whoever comes again with a token within its grace gets the one that followed it, though nobody kept it.
 */
export interface RefreshTokens {
  first: () => string
  /** The one token that follows another. */
  after: (token: string) => string
}

export const hashRefreshToken = (token: string): string => hashToken(`refresh:${token}`)

/** @param signing the server's private key, of which the secret is made */
export function createRefreshTokens(signing: JWK): RefreshTokens {
  const secret = createHmac('sha256', 'refresh tokens')
    .update(signing.d ?? '')
    .digest()
  return {
    first: () => randomBytes(32).toString('base64url'),
    after: (token) => createHmac('sha256', secret).update(token).digest('base64url'),
  }
}
