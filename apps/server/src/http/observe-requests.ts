import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { Logger } from 'pino'
import type { AppEnv } from './context.ts'
import type { Metrics } from './metrics.ts'

interface Observer {
  log: Logger
  metrics: Pick<Metrics, 'observe'>
  /** Milliseconds since the epoch. */
  now: () => number
}

/**
 * Counts and logs every request by its route, never by its address, whose parts may name a learner or hold a token. A
 * request ends when its handler has answered: a reply that streams on is counted as the time to its first byte.
 */
export function observeRequests({ log, metrics, now }: Observer) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const begun = now()
    await next()
    const milliseconds = now() - begun
    // Now the route of the handler that answered.
    const request = { method: c.req.method, route: routePath(c), status: c.res.status, milliseconds }
    metrics.observe(request)
    log.info({ requestId: c.get('requestId'), ...request }, 'Request')
  })
}
