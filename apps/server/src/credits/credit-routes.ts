import { Hono } from 'hono'
import type { AppEnv } from '../http/context.ts'
import type { Credits } from './credits.ts'

/** `GET /api/credits`: the balance of today, as `{"credits": 9980}`. */
export function creditRoutes(credits: Pick<Credits, 'refresh'>) {
  return new Hono<AppEnv>().get('/', async (c) => {
    c.header('cache-control', 'no-store')
    return c.json({ credits: await credits.refresh(c.get('user').id) })
  })
}
