import { Hono } from 'hono'
import type { AppEnv } from '../../../http/context.ts'
import { notValid } from '../auth-error.ts'
import { signedInOf, type Room } from '../room.ts'
import { endSessions, logoutScopes } from '../sessions/end-sessions.ts'

/** `POST /logout?scope=global|local|others`; all sessions unless told. */
export function logoutRoute(room: Room) {
  return new Hono<AppEnv>().post('/logout', async (c) => {
    const asked = c.req.query('scope') ?? 'global'
    const scope = logoutScopes.find((name) => name === asked)
    if (!scope) throw notValid(`Unsupported logout scope ${JSON.stringify(asked.slice(0, 20))}`)
    const { user, sessionId } = await signedInOf(room, c)
    await endSessions(room.database, { userId: user.id, sessionId }, scope)
    return c.body(null, 204)
  })
}
