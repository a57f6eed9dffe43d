import type { Context, MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'
import { isPassing } from '../database/unavailable.ts'
import { AppError, unavailable } from '../errors.ts'
import type { AppEnv } from './context.ts'

/** Seconds after which somebody whom the server could not serve may ask again. */
const retryAfter = '2'

/**
 * Makes an error of whatever was thrown. Supabase's client hands out plain objects, and what is no error would leave past
 * `handleError`, as an answer without a text.
 */
export const throwErrors: MiddlewareHandler<AppEnv> = async (_c, next) => {
  try {
    await next()
  } catch (thrown) {
    if (thrown instanceof Error) throw thrown
    const details = typeof thrown === 'object' ? thrown : {}
    throw Object.assign(new Error('Something that is no error was thrown', { cause: thrown }), details)
  }
}

/** Maps every error once: the person reads its text, the log has the cause, nothing else leaves the server. */
export function handleError(log: Logger) {
  return (error: Error, c: Context<AppEnv>): Response => {
    const known = toAppError(error)
    const fields = { requestId: c.get('requestId'), path: c.req.path, code: known.code, err: error }
    // Of a database that is out of order the log has one line already.
    if (known.status >= 500 && !isPassing(error)) log.error(fields, 'Request failed')
    else log.debug(fields, 'Request refused')
    if (known.code === 'unavailable') c.header('retry-after', retryAfter)
    return c.json({ error: known.message, code: known.code }, known.status as ContentfulStatusCode)
  }
}

function toAppError(error: Error): AppError {
  if (error instanceof AppError) return error
  if (error instanceof HTTPException && error.status < 500) {
    return new AppError(error.status, 'invalid_request', error.message || 'This request could not be read.')
  }
  if (isPassing(error) || isPassedOn(error)) return unavailable(error)
  return new AppError(500, 'internal', 'Something went wrong on the server. Please try again.', {
    cause: error,
  })
}

/** What our own client was told by our own front, or by a hosted Supabase: it cannot be served for the moment. */
function isPassedOn(error: Error): boolean {
  if ('status' in error && error.status === 503) return true
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return /^(?:PGRST00[0-3]|5[38]...|40...|57P0.|08...)$/.test(code)
}
