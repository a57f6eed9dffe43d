import { Hono } from 'hono'
import { cors } from 'hono/cors'
import type { AppEnv } from '../http/context.ts'
import type { StorageEnv } from './storage/bucket-routes.ts'

/** Puts the rooms at Supabase's addresses. */
export function routeFront(rooms: {
  auth: Hono<AppEnv>
  data: Hono<AppEnv>
  storage: Hono<StorageEnv>
  realtime: Hono
}): Pick<Hono<AppEnv>, 'fetch'> {
  const app = new Hono<AppEnv>()
  // Pages of any origin may ask, as on Supabase: keys say who they are, not cookies.
  const forAll = cors({
    origin: '*',
    exposeHeaders: [
      'etag',
      'content-range',
      'retry-after',
      'link',
      'x-total-count',
      'x-supabase-api-version',
    ],
    maxAge: 86_400,
  })
  app.use('/auth/v1/*', forAll)
  app.use('/storage/v1/*', forAll)
  app.use('/realtime/v1/*', forAll)
  app.route('/auth/v1', rooms.auth)
  app.route('/rest/v1', rooms.data)
  app.route('/storage/v1', rooms.storage)
  app.route('/realtime/v1', rooms.realtime)
  return app
}
