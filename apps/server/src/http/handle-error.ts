import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'
import { DatabaseUnavailable } from '../database/database.ts'
import { AppError, unavailable } from '../errors.ts'
import type { AppEnv } from './context.ts'

/** Seconds after which somebody whom the server could not serve may ask again. */
const retryAfter = '2'

/** Maps every error once: the person reads its text, the log has the cause, nothing else leaves the server. */
export function handleError(log: Logger) {
  return (error: Error, c: Context<AppEnv>): Response => {
    const known = toAppError(error)
    const fields = { requestId: c.get('requestId'), path: c.req.path, code: known.code, err: error }
    if (known.status >= 500) log.error(fields, 'Request failed')
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
  if (error instanceof DatabaseUnavailable) return unavailable(error)
  return new AppError(500, 'internal', 'Something went wrong on the server. Please try again.', {
    cause: error,
  })
}
