import type { Context, MiddlewareHandler } from 'hono'
import { tooManyRequests } from '../errors.ts'
import type { Limits } from '../front/limits/limits.ts'
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

  /** Seconds until the window ends, at least 1. */
  secondsLeft(): number {
    const length = this.#windowLength
    return Math.max(1, Math.ceil((length - (this.#now() % length)) / 1000))
  }
}

/** How often whom a route lets come. */
export interface RateRule {
  /** What is counted: routes with one name share one count. */
  name: string
  /** At most, in one window. */
  limit: number
  /** A minute unless told. */
  windowSeconds?: number
  /** Who somebody is; the learner unless told. */
  keyOf?: (c: Context<AppEnv>) => string
}

/**
 * Refuses whoever comes too often. Where it cannot be counted nothing is let through (503): what these routes do next
 * needs the database, too, and what costs money must not become free of limits by an outage.
 */
export function rateLimit(
  limits: Limits,
  { name, limit, windowSeconds = 60, keyOf = learnerOf }: RateRule,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const wait = await limits.wait(`${name} ${keyOf(c)}`, limit, windowSeconds)
    if (wait > 0) {
      c.header('retry-after', String(wait))
      throw tooManyRequests()
    }
    await next()
  }
}

const learnerOf = (c: Context<AppEnv>) => c.get('user').id
