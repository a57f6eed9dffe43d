import { DatabaseError } from 'pg'
import { expect, it } from 'vitest'
import { DatabaseUnavailable } from './database.ts'
import { createOutageLog } from './outage-log.ts'

function open() {
  const lines: string[] = []
  const time = { now: 0 }
  const write = (level: string) => (told: unknown) => void lines.push(typeof told === 'string' ? told : level)
  const outage = createOutageLog({ error: write('out of order'), info: write('') } as never, () => time.now)
  return { lines, time, outage }
}

const withState = (state: string) => Object.assign(new DatabaseError('refused', 0, 'error'), { code: state })
const gone = new DatabaseUnavailable('gone')

it('is one line when the database goes, however many ask, and one when it is back', () => {
  const { lines, outage } = open()
  outage.worked()
  for (let request = 0; request < 1000; request++) outage.failed(gone)
  outage.worked()
  outage.worked()
  expect(lines).toEqual(['out of order', 'The database works again'])
})

it('counts a full or failing disk and missing connections, and nothing that one request came to alone', () => {
  for (const state of ['53100', '53200', '53300', '58030', '58P01', '57P03']) {
    const { lines, outage } = open()
    outage.failed(withState(state))
    expect(lines, state).toHaveLength(1)
  }
  const { lines, outage } = open()
  for (const state of ['23505', '40001', '40P01', '57014', '42501']) outage.failed(withState(state))
  outage.failed(new Error('something else'))
  expect(lines).toEqual([])
})

it('of a database that comes and goes is one in ten seconds', () => {
  const { lines, time, outage } = open()
  for (let second = 0; second < 30; second++) {
    time.now = second * 1000
    outage.failed(gone)
    outage.worked()
  }
  expect(lines.filter((line) => line === 'out of order')).toHaveLength(3)
})
