import type { MiddlewareHandler } from 'hono'
import { createFairShare } from '../fair-share.ts'
import type { StorageEnv } from './bucket-routes.ts'
import { slowDown } from './refusal.ts'

/** Where requests do nothing but ask the database; bodies come and go at their sender's speed, and hold no share. */
export const sharedPaths = [
  '/bucket',
  '/bucket/*',
  '/object/list/*',
  '/object/list-v2/*',
  '/object/info/*',
  '/object/sign/*',
  '/object/upload/sign/*',
  '/object/move',
  '/object/copy',
]

/** Lets each caller, and all visitors as one, have a share of the database's connections. */
export function shareDatabase(): MiddlewareHandler<StorageEnv> {
  const takeShare = createFairShare()
  return async (c, next) => {
    const { userId, role } = c.get('caller')
    const release = await takeShare(userId ?? role)
    if (!release) throw slowDown('Too many requests at once; please wait')
    try {
      await next()
    } finally {
      release()
    }
  }
}
