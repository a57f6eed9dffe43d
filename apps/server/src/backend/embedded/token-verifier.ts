import { hash } from 'node:crypto'
import { jwtVerify, type JWTPayload } from 'jose'
import type { Backend } from '../backend.ts'

/** Tokens that are remembered at once; the one that was checked first is forgotten first. */
const maxRemembered = 5000

/**
 * Checks access tokens signed with a shared secret. A token that held is remembered by its hash until it expires, as each
 * check is a trip to another thread and a tutor's first word waits for it.
 * @param now milliseconds since the epoch
 */
export function createTokenVerifier(secret: string, now: () => number = Date.now): Backend['verifyToken'] {
  const key = new TextEncoder().encode(secret)
  const remembered = new Map<string, JWTPayload & { exp: number }>()

  const remember = (name: string, payload: JWTPayload): void => {
    const { exp } = payload
    if (exp === undefined) return
    const [oldest] = remembered.keys()
    if (oldest !== undefined && remembered.size >= maxRemembered) remembered.delete(oldest)
    remembered.set(name, { ...payload, exp })
  }

  return async (token) => {
    const name = hash('sha256', token)
    const known = remembered.get(name)
    if (known && Math.floor(now() / 1000) < known.exp) return known
    remembered.delete(name)
    const { payload } = await jwtVerify(token, key, { currentDate: new Date(now()) })
    remember(name, payload)
    return payload
  }
}
