import type { Context } from 'hono'
import type { AppEnv } from '../../http/context.ts'
import type { Database, Statement } from '../../database/database.ts'
import type { Caller } from '../caller.ts'
import { longestAddress } from './bounds.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import { DataError, quoted } from './data-error.ts'
import { chooseMediaType, type MediaType } from './request/media-type.ts'
import { parsePreferences, type Preferences } from './request/preferences.ts'
import type { AnswerRow } from './statement/write-answer.ts'

/** A request, read as far as all kinds of it are the same. */
export interface DataRequest {
  c: Context<AppEnv>
  method: string
  isReading: boolean
  isHead: boolean
  /** Of a table, or of a function. */
  name: string
  isCall: boolean
  search: URLSearchParams
  preferences: Preferences
  media: MediaType
  range: string | undefined
  /** Names a change, so that it is carried out once however often it arrives. */
  idempotencyKey: string | undefined
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'])

/**
 * Reads a request's method, way and headers.
 * @throws DataError where it asks for what is not there
 */
export function readRequest(c: Context<AppEnv>): DataRequest {
  const { method, url } = c.req
  if (url.length > longestAddress) throw new DataError(414, 'PGRST100', 'The address is too long')
  const question = url.indexOf('?')
  const way = decodeWay(/\/rest\/v1(\/[^?#]*)?/u.exec(url)?.[1] ?? '/')
  const isCall = way.startsWith('/rpc/')
  const name = way.slice(isCall ? 5 : 1)
  if (name === '') throw new DataError(404, 'PGRST126', 'Root endpoint metadata is disabled')
  if (name.includes('/')) throw new DataError(404, 'PGRST125', 'Invalid path specified in request URL')
  if (!methods.has(method)) throw new DataError(405, 'PGRST117', `Unsupported HTTP method: ${quoted(method)}`)
  checkSchema(c, method)
  return {
    c,
    method,
    isReading: method === 'GET' || method === 'HEAD',
    isHead: method === 'HEAD',
    name,
    isCall,
    search: new URLSearchParams(question < 0 ? '' : url.slice(question + 1)),
    preferences: parsePreferences(c.req.header('prefer')),
    media: chooseMediaType(c.req.header('accept')),
    range: c.req.header('range'),
    idempotencyKey: c.req.header('idempotency-key'),
  }
}

function decodeWay(way: string): string {
  try {
    const decoded = decodeURIComponent(way)
    if (!decoded.includes('\0')) return decoded
  } catch {
    // Told below.
  }
  throw new DataError(400, 'PGRST100', 'The address cannot be read')
}

function checkSchema(c: Context<AppEnv>, method: string): void {
  const isReading = method === 'GET' || method === 'HEAD'
  const schema = c.req.header(isReading ? 'accept-profile' : 'content-profile')
  if (schema === undefined || schema === 'public') return
  throw new DataError(406, 'PGRST106', `Invalid schema: ${quoted(schema)}`, {
    hint: 'Only the following schemas are exposed: public',
  })
}

/** What a request is served with. */
export interface Serving {
  catalogue: Catalogue
  caller: Caller
  database: Pick<Database, 'run'>
}

/**
 * Runs a request's statement, and what is asked with it, in one round trip; given up when the client leaves. A change that
 * has a key is refused where it was carried out under that already, and notes it in the same transaction.
 */
export async function runStatements(
  { caller, database }: Serving,
  { c, isReading, idempotencyKey }: DataRequest,
  statements: readonly Statement[],
): Promise<{ answer: AnswerRow; others: readonly Record<string, unknown>[] }> {
  const isNamed = !isReading && idempotencyKey !== undefined
  const once = isNamed ? [{ text: 'select private.apply_once($1)', values: [idempotencyKey] }] : []
  const results = await database.run([...once, ...statements], {
    as: { role: caller.role, claims: caller.claims, timeout: caller.timeout, isReadOnly: isReading },
    signal: c.req.raw.signal,
  })
  const [answer, ...others] = results.slice(once.length).map(({ rows }) => rows[0] ?? {})
  return { answer: answer as AnswerRow, others }
}
