import { Hono, type Context } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../../../http/context.ts'
import { networkOf } from '../../../http/client-address.ts'
import { AuthError, notValid, tooOften } from '../auth-error.ts'
import type { Browser } from '../context.ts'
import { giveFlowCode } from '../flow-state.ts'
import { allowedRedirect } from '../redirect.ts'
import { readRequest } from '../read-request.ts'
import { browserOf, type Room } from '../room.ts'
import { followLink, type LinkType, type UsedLink } from './follow-link.ts'
import { open } from './token.ts'

const types = ['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email'] as const

const verifySchema = z.object({
  type: z.string(),
  token_hash: z.string().max(200).optional(),
  token: z.string().max(200).optional(),
  email: z.string().max(320).optional(),
  phone: z.string().max(40).optional(),
})

/** Links and digits that are none, of one network in five minutes. Right ones do not count: a class may sign up at once. */
const mostWrong = 30
const fiveMinutes = 300

/**
 * `POST /verify` takes the token of a link and gives a session; `GET /verify` is a link itself, and sends the browser on with a
 * session or with a code for one. An address with six digits is never taken: no mail shows digits for it.
 */
export function verifyRoutes(room: Room) {
  return new Hono<AppEnv>()
    .post('/verify', async (c) => {
      const { type, token_hash: token } = await readRequest(c, verifySchema)
      const link = await follow(room, c, token ?? '', readType(type))
      return c.json(await open(room, link.userId, 'otp', browserOf(room, c)))
    })
    .get('/verify', async (c) => {
      // Whatever looks at the addresses in a mail asks so, and must not use them up.
      if (c.req.raw.method === 'HEAD') return c.body(null, 200)
      const { type = '', token = '', redirect_to: asked } = c.req.query()
      const target = allowedRedirect(asked, room.siteUrl())
      try {
        const link = await follow(room, c, token, readType(type))
        return c.redirect(await addressAfter(room, link, target, browserOf(room, c)), 303)
      } catch (error) {
        if (error instanceof AuthError && error.status < 500) return c.redirect(withError(target, error), 303)
        throw error
      }
    })
}

function readType(type: string): LinkType {
  const known = types.find((name) => name === type)
  if (!known) throw notValid('Verify requires a verification type')
  return known
}

async function follow(room: Room, c: Context<AppEnv>, token: string, type: LinkType): Promise<UsedLink> {
  try {
    return await followLink(room, token, type)
  } catch (error) {
    const isWrong = error instanceof AuthError && error.code === 'otp_expired'
    const key = `auth verify ${networkOf(room.addressOf(c))}`
    const wait = isWrong ? await room.limits.wait(key, mostWrong, fiveMinutes) : 0
    if (wait > 0) throw tooOften(wait)
    throw error
  }
}

/** Where the browser goes after a link: with a code, where it waits for one, else with a session. */
async function addressAfter(room: Room, link: UsedLink, target: URL, browser: Browser): Promise<string> {
  const code = await giveFlowCode(room.database, link.hash, new Date(room.now()))
  const address = new URL(target)
  if (code) {
    address.searchParams.set('code', code)
    return address.href
  }
  const session = await open(room, link.userId, 'otp', browser)
  address.hash = new URLSearchParams({
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    token_type: session.token_type,
    type: link.purpose,
  }).toString()
  return address.href
}

function withError(target: URL, { code, message }: AuthError): string {
  const address = new URL(target)
  const told = { error: 'access_denied', error_code: code, error_description: message }
  for (const [name, value] of Object.entries(told)) address.searchParams.set(name, value)
  address.hash = new URLSearchParams(told).toString()
  return address.href
}
