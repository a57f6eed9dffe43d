import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Logger } from 'pino'
import { isPassing } from '../../database/unavailable.ts'
import { AppError } from '../../errors.ts'
import type { AppEnv } from '../../http/context.ts'
import { AuthError, notValid } from './auth-error.ts'

const versionHeader = 'x-supabase-api-version'
const newShape = '2024-01-01'

/**
 * Tells an error as GoTrue does: to a client that knows the API's version of 2024 `{code, message}` with the code as a
 * text, to others `{code, error_code, msg}` with the status as `code`. The log has the cause.
 */
export function answerError(log: Logger) {
  return (error: Error, c: Context<AppEnv>): Response => {
    const known = toAuthError(error)
    const fields = { requestId: c.get('requestId'), path: c.req.path, code: known.code, err: error }
    if (known.status === 500) log.error(fields, 'An account request failed')
    else log.debug(fields, 'An account request was refused')
    return toResponse(known, (c.req.header(versionHeader) ?? '') >= newShape)
  }
}

/** What is told of a failure, whatever it was. */
function toAuthError(error: Error): AuthError {
  if (error instanceof AuthError) return error
  if (error instanceof AppError) return new AuthError(error.status, error.code, error.message)
  if (isPassing(error)) return busy()
  if (error instanceof HTTPException && error.status < 500)
    return notValid(error.message || 'This request could not be read.')
  return ofDatabase(sqlStateOf(error)) ?? internal()
}

const busy = () =>
  new AuthError(503, 'unavailable', 'The server is busy. Please try again in a moment.', { retryAfter: 1 })

const internal = () =>
  new AuthError(500, 'unexpected_failure', 'Something went wrong on the server. Please try again.')

/** What is told of an error of PostgreSQL, by its SQLSTATE. */
function ofDatabase(state: string): AuthError | undefined {
  // Data that it refuses: what was asked is at fault.
  if (/^(22|54)/.test(state)) return notValid('This request could not be read.')
  // Somebody else did the same a moment before, or at the same time.
  if (state === '23505') return new AuthError(409, 'conflict', 'This was done already. Please look again.')
}

const sqlStateOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : ''

function toResponse({ status, code, message, details }: AuthError, isNewShape: boolean): Response {
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (isNewShape) headers.set(versionHeader, newShape)
  if (details.retryAfter !== undefined) headers.set('retry-after', String(details.retryAfter))
  const weak = details.weakReasons && { weak_password: { reasons: details.weakReasons } }
  const body = isNewShape
    ? { code, message, ...weak }
    : { code: status, error_code: code, msg: message, ...weak }
  return Response.json(body, { status, headers })
}
