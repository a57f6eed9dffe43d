import { Hono, type Context } from 'hono'
import type { Logger } from 'pino'
import type { Database } from '../../database/database.ts'
import { isPassing } from '../../database/unavailable.ts'
import { AppError } from '../../errors.ts'
import { networkOf } from '../../http/client-address.ts'
import type { AppEnv } from '../../http/context.ts'
import type { Authenticate } from '../authenticate.ts'
import type { Caller } from '../caller.ts'
import { createFairShare } from '../fair-share.ts'
import { keepCatalogue } from './catalogue/keep-catalogue.ts'
import { DataError } from './data-error.ts'
import { readRequest, type DataRequest, type Serving } from './data-request.ts'
import { toDataError } from './postgres-error.ts'
import { replyError, replyPreflight } from './reply.ts'
import { serveCall } from './serve-call.ts'
import { serveChange } from './serve-change.ts'
import { serveRead } from './serve-read.ts'
import { createStatementGate } from './statement-gate.ts'

export interface DataApiDeps {
  database: Pick<Database, 'run' | 'listen'>
  authenticate: Authenticate
  log: Logger
  /** Where a request comes from: visitors share by network. Without it all visitors share as one. */
  addressOf?: (c: Context<AppEnv>) => string | null
}

/**
 * PostgREST's protocol for the tables, views and functions of the schema `public`, to be mounted at /rest/v1. Whoever asks
 * has the role of their keys; grants and row level security decide. What is served is in docs/decisions/0040-the-data-api.md.
 */
export function createDataApi({ database, authenticate, log, addressOf }: DataApiDeps): Hono<AppEnv> {
  const catalogue = keepCatalogue(database, log)
  const takeShare = createFairShare()
  const enterGate = createStatementGate()

  async function answer(c: Context<AppEnv>): Promise<Response> {
    if (c.req.method === 'OPTIONS') return replyPreflight(c.req.header('access-control-request-headers'))
    let caller: Caller | undefined
    try {
      caller = await authenticate(c.req.raw)
      return await answerCaller(c, caller)
    } catch (error) {
      return c.req.raw.signal.aborted ? gone() : refuse(c, error, caller)
    }
  }

  async function answerCaller(c: Context<AppEnv>, caller: Caller): Promise<Response> {
    const request = readRequest(c)
    // The operator waits for nobody.
    if (caller.role === 'service_role')
      return serve({ catalogue: await catalogue(), caller, database }, request)
    const name = caller.userId ?? networkOf(addressOf?.(c) ?? null)
    const release = await takeShare(name)
    if (!release) throw tooManyAtOnce()
    const run: Database['run'] = (statements, options) =>
      enterGate(name, c.req.raw.signal, (signal) => database.run(statements, { ...options, signal }))
    try {
      return await serve({ catalogue: await catalogue(), caller, database: { run } }, request)
    } finally {
      release()
    }
  }

  function refuse(c: Context<AppEnv>, error: unknown, caller: Caller | undefined): Response {
    const known = toDataError(error, caller) ?? unforeseen(error)
    const fields = { requestId: c.get('requestId'), path: c.req.path, code: known.code }
    // Of a database that is out of order the log has one line already; what was too slow has one each, without its cause.
    if (known.status === 504) log.warn(fields, 'Data API gave up')
    else if (isPassing(error)) log.debug(fields, 'Data API could not be served')
    else if (known.status >= 500) log.error({ ...fields, err: error }, 'Data API failed')
    else log.debug(fields, 'Data API refused')
    return replyError(known)
  }

  return new Hono<AppEnv>().all('*', (c) => answer(c))
}

function serve(serving: Serving, request: DataRequest): Promise<Response> {
  if (request.isCall) return serveCall(serving, request)
  return request.isReading ? serveRead(serving, request) : serveChange(serving, request)
}

/** Nobody is there to read it. */
const gone = () => new Response(null, { status: 499 })

const tooManyAtOnce = () =>
  new DataError(429, 'too_many_requests', 'That was a lot at once. Please wait a moment and try again.', {
    headers: { 'retry-after': '1' },
  })

function unforeseen(error: unknown): DataError {
  if (error instanceof AppError)
    return new DataError(error.status, error.code, error.message, { cause: error })
  return new DataError(500, 'XX000', 'Something went wrong on the server. Please try again.', {
    cause: error,
  })
}
