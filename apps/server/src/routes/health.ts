import { Hono } from 'hono'
import type { Backend } from '../backend/backend.ts'
import type { AppEnv } from '../http/context.ts'

/** Seconds after which a balancer may ask again. */
const retryAfter = '2'

interface HealthDeps {
  backend: Pick<Backend, 'mode' | 'isReady'>
  engine: string
  /** Whether the server is going down: what is in flight is finished, nothing new should come. */
  isClosing: () => boolean
}

/** GET /health: the process lives; it waits for nothing. GET /ready: it can serve learners, as its database reads and writes. */
export function healthRoutes({ backend, engine, isClosing }: HealthDeps) {
  return new Hono<AppEnv>()
    .get('/health', (c) => c.json({ status: 'ok', mode: backend.mode, engine }))
    .get('/ready', async (c) => {
      c.header('cache-control', 'no-store')
      const status = isClosing() ? 'closing' : (await backend.isReady()) ? 'ok' : 'no database'
      if (status === 'ok') return c.json({ status })
      c.header('retry-after', retryAfter)
      return c.json({ status }, 503)
    })
}
