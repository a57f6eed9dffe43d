import { pino } from 'pino'
import { isPassing } from './database/unavailable.ts'

/**
 * An error as the log has it: with its stack, but for a database that is out of order. That is one cause for all requests
 * of the time, none of them at fault, and no stack leads to it.
 */
export function describeError(error: Error): object {
  if (!isPassing(error)) return pino.stdSerializers.err(error)
  const { name, message, cause } = error
  return {
    type: name,
    message,
    ...('code' in error && { code: error.code }),
    ...(cause instanceof Error && { cause: cause.message }),
  }
}
