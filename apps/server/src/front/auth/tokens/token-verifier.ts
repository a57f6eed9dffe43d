import { hash } from 'node:crypto'
import { importJWK, jwtVerify, type JWK, type JWTPayload } from 'jose'
import { publicKeyOf } from './access-token.ts'

/** Tokens that are remembered at once; the one that was checked first is forgotten first. */
const maxRemembered = 5000

export type VerifyToken = (token: string) => Promise<JWTPayload>

/**
 * Checks access tokens that this server, or another on the same database, signed. A token that held is remembered by its
 * hash until it expires, as each check is a trip to another thread and a tutor's first word waits for it; its claims are the
 * same object each time. The issuer is not compared: the key is ours alone, and a site that moves signs nobody out.
 * @param now milliseconds since the epoch
 */
export function createTokenVerifier(signing: JWK, now: () => number = Date.now): VerifyToken {
  const key = importJWK(publicKeyOf(signing), 'ES256')
  const remembered = new Map<string, JWTPayload & { exp: number }>()

  const remember = (name: string, payload: JWTPayload): JWTPayload => {
    const { exp } = payload
    if (exp === undefined) return payload
    const [oldest] = remembered.keys()
    if (oldest !== undefined && remembered.size >= maxRemembered) remembered.delete(oldest)
    const kept = { ...payload, exp }
    remembered.set(name, kept)
    return kept
  }

  return async (token) => {
    const name = hash('sha256', token)
    const known = remembered.get(name)
    if (known && Math.floor(now() / 1000) < known.exp) return known
    remembered.delete(name)
    const { payload, protectedHeader } = await jwtVerify(token, await key, {
      algorithms: ['ES256'],
      audience: 'authenticated',
      requiredClaims: ['sub', 'exp', 'iat'],
      currentDate: new Date(now()),
    })
    if (protectedHeader.kid !== signing.kid) throw new Error('The token names another key')
    return remember(name, payload)
  }
}
