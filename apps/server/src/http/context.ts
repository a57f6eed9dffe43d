import type { HttpBindings } from '@hono/node-server'

/** A learner whose access token was checked. */
interface RequestUser {
  id: string
  email: string
  token: string
}

/** What our handlers find in Hono's context. */
export interface AppEnv {
  Bindings: HttpBindings
  Variables: { requestId: string; user: RequestUser }
}
