import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { tooManyRequests } from '../errors.ts'
import type { AppEnv } from './context.ts'

const minute = 60_000

/** Counts in fixed windows of time, per key; memory is bounded because a finished window is dropped whole. */
export class RateLimiter {
  readonly #limit: number
  readonly #now: () => number
  readonly #windowLength: number
  #window = 0
  #counts = new Map<string, number>()

  /**
   * @param limit how often a key may come in one window
   * @param windowLength in milliseconds; a minute unless told
   */
  constructor(limit: number, now: () => number, windowLength = minute) {
    this.#limit = limit
    this.#now = now
    this.#windowLength = windowLength
  }

  /** Counts one request of a key; false where it is one too many. */
  take(key: string): boolean {
    const window = Math.floor(this.#now() / this.#windowLength)
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
    const key = c.get('user')?.id ?? clientAddress(c) ?? 'unknown'
    if (!limiter.take(key)) throw tooManyRequests()
    await next()
  })
}

/**
 * The address of whoever asks. Behind a reverse proxy on this machine that is the last hop the proxy names; from
 * anywhere else the header could claim anything and is not read.
 */
function clientAddress(c: Context<AppEnv>): string | null {
  const peer = peerAddress(c.env)
  if (!isLoopback(peer)) return peer
  return c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() ?? peer
}

/** Whether a socket's other end is this machine. */
export function isLoopback(address: string | null): boolean {
  return /^(::1|(::ffff:)?127(\.\d+){3})$/.test(address ?? '')
}

/** The address of the socket's other end; a header could claim anything. */
export function peerAddress(bindings: Partial<AppEnv['Bindings']> | undefined): string | null {
  return bindings?.incoming?.socket.remoteAddress ?? null
}
