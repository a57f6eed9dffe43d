import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from '../../http/context.ts'
import { carriesKey } from '../carries-key.ts'
import type { Switches } from './switches.ts'

/** Seconds after which a browser may ask again. Supabase's client waits so long, three times, before it tells its page. */
const retryAfter = '5'

/** What belongs to learners. Everything else (pages, /config.json, /health, /ready) is the maintenance page's, too. */
const heldPath = /^\/+(?:auth\/v1|rest\/v1|storage\/v1|functions\/v1|realtime\/v1|api)(?:\/|$)/
const settingsPath = /^\/+rest\/v1\/app_settings\/?$/
const logoutPath = /^\/+auth\/v1\/logout\/?$/
/** News of the payment provider, signed by it: about money that was paid before. */
const webhookPath = /^\/+api\/billing\/stripe\/?$/

/** What learners read where the operator wrote nothing. */
const plainMessage = 'The site is closed for the moment. Please come back later.'

/**
 * Refuses learners and visitors while the operator has the site closed, in the shape of the protocol that they speak.
 * What the maintenance page needs passes, and so does the operator's key.
 */
export function holdSwitches(switches: Switches, secretKey: string): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (!isHeld(c.req.method, c.req.path)) return next()
    const { siteDisabled, siteMessage } = await switches.fresh()
    if (!siteDisabled || carriesKey(c, secretKey)) return next()
    return refusal(c, siteMessage || plainMessage)
  }
}

function isHeld(method: string, path: string): boolean {
  if (method === 'OPTIONS' || !heldPath.test(path)) return false
  if (method === 'GET' || method === 'HEAD') return !settingsPath.test(path)
  return !(method === 'POST' && (logoutPath.test(path) || webhookPath.test(path)))
}

function refusal(c: Context<AppEnv>, message: string): Response {
  c.header('retry-after', retryAfter)
  c.header('cache-control', 'no-store')
  // As all answers of these protocols: a page of another origin reads why.
  if (!/^\/+(?:api|functions)/.test(c.req.path)) c.header('access-control-allow-origin', '*')
  return c.json(bodyFor(c.req.path, message), 503)
}

/** The error as GoTrue, PostgREST, the storage API and our own routes say theirs. */
function bodyFor(path: string, message: string): Record<string, unknown> {
  const code = 'site_disabled'
  if (/^\/+auth/.test(path)) return { code: 503, error_code: code, msg: message }
  if (/^\/+rest/.test(path)) return { code, message, details: null, hint: null }
  if (/^\/+storage/.test(path)) return { statusCode: '503', error: code, message }
  return { error: message, code }
}
