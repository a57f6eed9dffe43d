import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import type { Database } from '../../database/database.ts'
import { isPassing } from '../../database/unavailable.ts'
import { CallerError, type Authenticate } from '../authenticate.ts'
import type { Caller } from '../caller.ts'
import type { Limits } from '../limits/limits.ts'
import type { Hub } from './connections/hub.ts'
import { checkMembers, TopicError } from './topics/broadcasts.ts'
import { MessageTooLarge, publish } from './topics/topic-message.ts'
import { parseJson } from './protocol/message.ts'

/** A frame of bytes tells the length of a name in one byte. */
const nameOf = (mostBytes: number) =>
  z
    .string()
    .min(1)
    .refine((name) => Buffer.byteLength(name) <= mostBytes)

const messageSchema = z.object({
  topic: nameOf(240),
  event: nameOf(200),
  payload: z.unknown(),
  private: z.boolean().default(false),
})
const bodySchema = z.object({ messages: z.array(messageSchema).min(1).max(20) })
type HttpMessage = z.output<typeof messageSchema>

/** Seconds after which whoever was not served may try again. */
const aMoment = '2'
/** Broadcasts of one account by HTTP in ten seconds. */
const mostMessages = 30

interface RouteDeps {
  database: Pick<Database, 'query'>
  hub: Hub
  authenticate: Authenticate
  limits: Limits
}

class HttpRefusal extends Error {
  readonly status: 400 | 403 | 413 | 429
  /** Seconds after which it may go better. */
  readonly retryAfter: number | undefined

  constructor(status: HttpRefusal['status'], message: string, retryAfter?: number) {
    super(message)
    this.status = status
    this.retryAfter = retryAfter
  }
}

/** POST /api/broadcast, and /api/broadcast/:topic/events/:event: a broadcast without a channel of one's own. */
export function broadcastRoutes(deps: RouteDeps): Hono {
  const routes = new Hono()
  routes.onError((error, c) => {
    if (error instanceof HttpRefusal) {
      if (error.retryAfter) c.header('retry-after', String(error.retryAfter))
      return c.json({ error: error.message, message: error.message }, error.status)
    }
    if (error instanceof CallerError) return c.json({ error: error.message, message: error.message }, 401)
    if (error instanceof TopicError) return c.json({ error: error.message, message: error.message }, 400)
    if (error instanceof MessageTooLarge) return c.json({ error: error.message, message: error.message }, 413)
    if (isPassing(error)) {
      const message = 'The server is busy; please try again in a moment'
      return c.json({ error: message, message }, 503, { 'retry-after': aMoment })
    }
    throw error
  })
  const tooLarge = () => {
    throw new HttpRefusal(413, 'A message may have 7 KB')
  }
  routes.use(bodyLimit({ maxSize: 256 * 1024, onError: tooLarge }))

  routes.post('/api/broadcast', async (c) => {
    const caller = await deps.authenticate(c.req.raw)
    const parsed = bodySchema.safeParse(parseJson(await c.req.text()))
    if (!parsed.success) throw new HttpRefusal(400, 'The messages cannot be read')
    for (const message of parsed.data.messages) await send(deps, caller, message)
    return c.body(null, 202)
  })
  routes.post('/api/broadcast/:topic/events/:event', async (c) => {
    const caller = await deps.authenticate(c.req.raw)
    const isBytes = c.req.header('content-type')?.startsWith('application/octet-stream')
    const content = isBytes
      ? { bytes: Buffer.from(await c.req.arrayBuffer()).toString('base64') }
      : { payload: parseJson(await c.req.text()) }
    if (!isBytes && content.payload === undefined) throw new HttpRefusal(400, 'The message cannot be read')
    const parsed = messageSchema.safeParse({
      ...c.req.param(),
      payload: content.payload ?? null,
      private: c.req.query('private') === 'true',
    })
    if (!parsed.success) throw new HttpRefusal(400, 'The message cannot be read')
    await send(deps, caller, parsed.data, content.bytes)
    return c.body(null, 202)
  })
  return routes
}

async function send(
  { database, hub, limits }: RouteDeps,
  { role, userId }: Caller,
  { topic, event, payload, private: isPrivate }: HttpMessage,
  bytes?: string,
): Promise<void> {
  if (role === 'anon') throw new HttpRefusal(403, 'Sign in to broadcast')
  if (isPrivate) throw new HttpRefusal(403, 'Private channels are not offered by this server')
  const wait = userId === undefined ? 0 : await limits.wait(`realtime broadcast ${userId}`, mostMessages, 10)
  if (wait > 0) throw new HttpRefusal(429, 'Too many messages; please wait', wait)
  checkMembers(hub, `realtime:${topic}`)
  await publish(database, {
    kind: 'broadcast',
    topic: `realtime:${topic}`,
    event,
    ...(bytes === undefined ? { payload } : { bytes }),
  })
}
