import type { Context } from 'hono'
import type { Logger } from 'pino'
import type { Backend } from '../backend/backend.ts'
import { AppError, notOffered } from '../errors.ts'
import type { AppEnv } from '../http/context.ts'
import { RateLimiter } from '../http/rate-limit.ts'
import { limitMails } from './mail-limit.ts'
import { refusal } from './refusal.ts'
import { decodePath, readBody } from './request-body.ts'
import { readRuleViolation } from './rule-violation.ts'
import { unwrapUpload } from './unwrap-upload.ts'

/** Mails to one address in a quarter of an hour. */
const mailsPerRecipient = 6
const quarterOfAnHour = 15 * 60_000

interface GatewayDeps {
  backend: Pick<Backend, 'fetch'>
  log: Logger
  now: () => number
}

/**
 * Hands requests on Supabase's paths to the embedded backend. What it could not read is refused before it gets there,
 * because it answers such input with an internal error.
 */
export function createGateway({ backend, log, now }: GatewayDeps) {
  const mails = new RateLimiter(mailsPerRecipient, now, quarterOfAnHour)
  return async (c: Context<AppEnv>): Promise<Response> => {
    try {
      const path = decodePath(c.req.raw)
      const request = await unwrapUpload(c.req.raw, path)
      limitMails(mails, path, await readBody(request, path))
      const response = await backend.fetch(request)
      if (isUnknownAddress(response)) throw notOffered()
      return response.status < 500 ? response : await failed(c, response, log)
    } catch (error) {
      if (error instanceof AppError) return refusal(error)
      throw error
    }
  }
}

/** The backend answers an address that it does not know in plain text, which Supabase's clients cannot read. */
const isUnknownAddress = ({ status, headers }: Response): boolean =>
  status === 404 && (headers.get('content-type') ?? 'text/plain').startsWith('text/plain')

async function failed(c: Context<AppEnv>, response: Response, log: Logger): Promise<Response> {
  const cause = await response.text()
  const violation = readRuleViolation(cause)
  if (violation) return Response.json({ ...violation, details: null, hint: null }, { status: 400 })
  if (isRefusedStatement(cause)) return new Response(cause, { status: 400, headers: response.headers })
  log.error(
    { requestId: c.get('requestId'), path: c.req.path, status: response.status, cause },
    'Backend failed',
  )
  return refusal(
    new AppError(response.status, 'internal', 'Something went wrong on the server. Please try again.'),
  )
}

/** SQLSTATE classes that blame the statement (data, limits and names that do not fit), and the backend's own word for it. */
const statementErrors = /"code":"(?:0A|22|42|54)[0-9A-Z]{3}"|Invalid input for \w+ type/

/** Whether what was asked is at fault; the backend takes some of these for failures of its own. */
function isRefusedStatement(body: string): boolean {
  return statementErrors.test(body)
}
