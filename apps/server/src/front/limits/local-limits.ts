import { RateLimiter } from '../../http/rate-limit.ts'
import { limitsBy, type Limits } from './limits.ts'

/** Counts in this process alone, where the database is out of reach (a hosted Supabase). */
export function createLocalLimits(now: () => number): Limits {
  // One for each route's limit: as many as the program names.
  const limiters = new Map<string, RateLimiter>()
  return limitsBy((key, limit, windowSeconds) => {
    const name = `${limit} ${windowSeconds}`
    const limiter = limiters.get(name) ?? new RateLimiter(limit, now, windowSeconds * 1000)
    limiters.set(name, limiter)
    return Promise.resolve(limiter.take(key) ? 0 : limiter.secondsLeft())
  })
}
