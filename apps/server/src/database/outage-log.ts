import type { Logger } from 'pino'
import { isOutage } from './unavailable.ts'

/** Tells the log once that the database is out of order, and once that it works again. */
export interface OutageLog {
  /** Something failed; only what is an outage counts. */
  failed: (error: unknown) => void
  worked: () => void
}

/** A database that comes and goes is told of once in so many milliseconds. */
const apart = 10_000

/** @param now milliseconds; only differences count */
export function createOutageLog(
  log: Pick<Logger, 'error' | 'info'>,
  now: () => number = () => performance.now(),
): OutageLog {
  let toldAt = -Infinity
  let isTold = false
  return {
    failed: (error) => {
      if (isTold || !isOutage(error) || now() - toldAt < apart) return
      isTold = true
      toldAt = now()
      log.error({ err: error }, 'The database is out of order; who asks is told to come again')
    },
    worked: () => {
      if (!isTold) return
      isTold = false
      log.info('The database works again')
    },
  }
}
