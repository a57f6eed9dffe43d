import { createMiddleware } from 'hono/factory'
import { tooManyRequests } from '../errors.ts'
import type { AppEnv } from './context.ts'

/** Counts in a sliding minute, per key; memory is bounded because old windows are dropped. */
export class RateLimiter {
  readonly #limit: number
  readonly #now: () => number
  #window = 0
  #counts = new Map<string, number>()

  /** @param limit how often a key may come in one minute */
  constructor(limit: number, now: () => number) {
    this.#limit = limit
    this.#now = now
  }

  /** Counts one request of a key; false where it is one too many. */
  take(key: string): boolean {
    const window = Math.floor(this.#now() / 60_000)
    if (window !== this.#window) {
      this.#window = window
      this.#counts = new Map()
    }
    const count = (this.#counts.get(key) ?? 0) + 1
    this.#counts.set(key, count)
    return count <= this.#limit
  }
}

/** Refuses whoever comes too often: by learner where one is known, else by the peer's address. */
export function rateLimit(limiter: RateLimiter) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const key = c.get('user')?.id ?? peerAddress(c.env) ?? 'unknown'
    if (!limiter.take(key)) throw tooManyRequests()
    await next()
  })
}

/** The address of the socket's other end; a header could claim anything. */
export function peerAddress(bindings: Partial<AppEnv['Bindings']> | undefined): string | null {
  return bindings?.incoming?.socket.remoteAddress ?? null
}
