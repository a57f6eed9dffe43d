import { Hono } from 'hono'
import type { Backend } from '../backend/backend.ts'
import type { AppEnv } from '../http/context.ts'

/** How long the database may take to answer, in milliseconds. */
const patience = 3000

interface HealthDeps {
  backend: Pick<Backend, 'mode' | 'fetch' | 'secretKey'>
  engine: string
  /** Whether the server is going down: what is in flight is finished, nothing new should come. */
  isClosing: () => boolean
}

/** GET /health: the process lives. GET /ready: it can serve learners, as its database answers. */
export function healthRoutes({ backend, engine, isClosing }: HealthDeps) {
  return new Hono<AppEnv>()
    .get('/health', (c) => c.json({ status: 'ok', mode: backend.mode, engine }))
    .get('/ready', async (c) => {
      if (isClosing()) return c.json({ status: 'closing' }, 503)
      return (await answers(backend)) ? c.json({ status: 'ok' }) : c.json({ status: 'no database' }, 503)
    })
}

async function answers({ fetch, secretKey }: HealthDeps['backend']): Promise<boolean> {
  const request = new Request('http://backend/rest/v1/app_settings?select=id&limit=1', {
    headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` },
    signal: AbortSignal.timeout(patience),
  })
  try {
    return (await fetch(request)).ok
  } catch {
    return false
  }
}
