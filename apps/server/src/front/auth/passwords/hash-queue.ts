import { AuthError } from '../auth-error.ts'

/** Hashes that may wait: some four seconds of work. */
const mostWaiting = 60

/** Runs one job after the other. */
export type HashQueue = <Result>(job: () => Promise<Result>) => Promise<Result>

/**
 * Lets one password be hashed at a time: each takes a processor for some 60 ms, and with more at once the other learners'
 * requests would wait for them. Where too many wait, one is refused at once.
 * @throws AuthError 503 with the seconds after which to try again
 */
export function createHashQueue(waiting = mostWaiting): HashQueue {
  let last: Promise<unknown> = Promise.resolve()
  let length = 0
  return async (job) => {
    if (length > waiting) throw busy()
    length += 1
    const previous = last
    const mine = previous.then(job, job)
    last = mine.catch(() => undefined)
    try {
      return await mine
    } finally {
      length -= 1
    }
  }
}

const busy = () =>
  new AuthError(
    503,
    'over_request_rate_limit',
    'Many people are signing in. Please try again in a few seconds.',
    {
      retryAfter: 5,
    },
  )
