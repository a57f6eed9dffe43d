import { DatabaseError, DatabaseUnavailable } from '../../database/database.ts'
import { isPassing } from '../../database/unavailable.ts'
import { CallerError } from '../authenticate.ts'
import type { Caller } from '../caller.ts'
import { tooLarge, DataError } from './data-error.ts'
import { raised } from './statement/write-answer.ts'

/** A moment after which it is worth trying again, in seconds. */
const retryAfter = { 'retry-after': '1' }

/**
 * HTTP statuses by SQLSTATE or its class, the longest first that fits; all others are 400.
 * @see https://docs.postgrest.org/en/v13/references/errors.html, where three differ: a statement that was too complex (54) is
 * the request's fault, one that was given up for its time (57014) is a gateway's time-out, and what may well succeed when
 * it is tried again (08, 40, 53, see isPassing) is unavailable for a moment.
 */
const statuses: Record<string, number> = {
  '09': 500,
  '0L': 403,
  '0P': 403,
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '55': 500,
  '57014': 504,
  '57': 503,
  '58': 500,
  F0: 500,
  HV: 500,
  P0001: 400,
  P0: 500,
  XX: 500,
}

const statusOf = (error: DatabaseError, state: string): number =>
  isPassing(error) ? 503 : (statuses[state] ?? statuses[state.slice(0, 2)] ?? 400)

/** Whatever a request failed with, as it is answered; undefined where nobody foresaw it. */
export function toDataError(error: unknown, caller: Caller | undefined): DataError | undefined {
  if (error instanceof DataError) return error
  if (error instanceof CallerError) return refusedCaller(error)
  if (error instanceof DatabaseUnavailable) {
    const message = 'The database cannot be reached right now. Please try again in a moment.'
    return new DataError(503, 'PGRST001', message, { headers: retryAfter, cause: error })
  }
  return error instanceof DatabaseError ? (ownRefusal(error) ?? refusedStatement(error, caller)) : undefined
}

function refusedStatement(error: DatabaseError, caller: Caller | undefined): DataError {
  const { code = 'XX000', message, detail, hint } = error
  const status =
    customStatus(code) ??
    (code === '42501' && caller?.role === 'anon' ? 401 : code === '42501' ? 403 : statusOf(error, code))
  return new DataError(status, code, message, {
    details: detail ?? null,
    hint: hint ?? null,
    headers: { ...(status === 503 && retryAfter), ...(status === 401 && { 'www-authenticate': 'Bearer' }) },
    cause: error,
  })
}

/** `raise sqlstate 'PT402'` chooses the status itself. */
function customStatus(code: string): number | undefined {
  const status = /^PT([45]\d\d)$/u.exec(code)?.[1]
  return status === undefined ? undefined : Number(status)
}

/** What our own statement raised, to undo what it did; the cast that fails names the text. */
function ownRefusal({ code, message }: DatabaseError): DataError | undefined {
  const [, mark, count = ''] = (code === '22P02' && /"(lingarden:[a-z]+:)(\d+)"/u.exec(message)) || []
  if (mark === raised.single) return notSingle(Number(count))
  if (mark === raised.size) return tooLarge()
  return mark === raised.affected ? tooManyAffected(Number(count)) : undefined
}

/** Where one row is asked for, and another number came. */
export const notSingle = (count: number): DataError =>
  new DataError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
    details: `The result contains ${count} rows`,
  })

const tooManyAffected = (count: number) =>
  new DataError(400, 'PGRST124', 'Query result exceeds max-affected preference constraint', {
    details: `The query affects ${count} rows`,
  })

function refusedCaller(error: CallerError): DataError {
  const isExpired = (error.cause as { code?: unknown } | undefined)?.code === 'ERR_JWT_EXPIRED'
  const code = error.problem === 'bad_token' ? (isExpired ? 'PGRST303' : 'PGRST301') : 'PGRST302'
  return new DataError(401, code, isExpired ? 'JWT expired' : error.message, {
    headers: { 'www-authenticate': 'Bearer' },
    cause: error,
  })
}
