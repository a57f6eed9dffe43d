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

/**
 * Refuses whoever comes too often.
 * @param keyOf who somebody is; the learner unless told
 */
export function rateLimit(limiter: RateLimiter, keyOf: (c: Context<AppEnv>) => string = learnerOf) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (!limiter.take(keyOf(c))) throw tooManyRequests()
    await next()
  })
}

const learnerOf = (c: Context<AppEnv>) => c.get('user').id
