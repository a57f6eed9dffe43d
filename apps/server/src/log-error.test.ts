import { pino } from 'pino'
import { expect, it } from 'vitest'
import { DatabaseUnavailable } from './database/database.ts'
import { unreachable } from './database/unavailable.ts'
import { describeError } from './log-error.ts'

/** The line that the log has of an error. */
function lineOf(err: Error): string {
  let line = ''
  pino({ serializers: { err: describeError } }, { write: (text: string) => void (line = text) }).error({
    err,
  })
  return line
}

it('leaves out the stack of a database that is out of order, and keeps why', () => {
  const line = lineOf(unreachable(new Error('connect ECONNREFUSED')))
  expect(JSON.parse(line)).toMatchObject({
    err: { type: DatabaseUnavailable.name, cause: 'connect ECONNREFUSED' },
  })
  expect(line).not.toContain('log-error.test.ts')
})

it('keeps the stack of any other error', () => {
  expect(lineOf(new Error('a fault of ours'))).toContain('log-error.test.ts')
})
