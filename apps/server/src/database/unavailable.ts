import { DatabaseError } from 'pg'
import { DatabaseUnavailable } from './database.ts'

/**
 * SQLSTATEs of a server that goes down, comes up, or has no connection left.
 * @see https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const unavailableStates = new Set('57P01 57P02 57P03 57P04 57P05 25P03 53300 08000 08003 08006'.split(' '))

/** Tells what PostgreSQL refuses (left as it is) from a PostgreSQL that is not there. */
export function toDatabaseError(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable) return error
  const isRefusal = error instanceof DatabaseError && !unavailableStates.has(error.code ?? '')
  return isRefusal ? error : unreachable(error)
}

/** Whatever keeps a connection from being made: who asks is not at fault, also where PostgreSQL refuses us. */
export const unreachable = (cause: unknown) =>
  new DatabaseUnavailable('The database cannot be reached', { cause })

/**
 * Whether a database as a whole is out of order: not there, without disk, memory or connections (class 53), or on a disk
 * that fails or misses files (class 58). What is asked of it then fails for everybody alike.
 */
export const isOutage = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable || /^(?:5[38]|57P0|08)/.test(stateOf(error))

/** Whether what failed may well succeed when it is asked again in a moment: an outage, or two that met (class 40). */
export const isPassing = (error: unknown): boolean => isOutage(error) || stateOf(error).startsWith('40')

const stateOf = (error: unknown): string => (error instanceof DatabaseError && error.code) || ''
