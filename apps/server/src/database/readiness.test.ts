import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../test/open-test-database.ts'
import { DatabaseUnavailable, type Database } from './database.ts'
import { openDatabase } from './open-database.ts'
import { createReadiness } from './readiness.ts'

const log = pino({ level: 'silent' })
let opened: TestDatabase
let lines: string[]
let time = 0
const announce = (line: string) => void lines.push(line)
const now = () => time
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())
beforeEach(() => {
  lines = []
})

/** The readiness of the database as new connections find it, under a setting of its own. */
async function under(setting: string) {
  await opened.database.query(`alter database ${opened.location.database} set ${setting}`)
  const database = await openDatabase(opened.location, { log })
  const { isReady, close } = createReadiness({ database, log, announce, now })
  const result = await isReady()
  close()
  await database.close()
  await opened.database.query(`alter database ${opened.location.database} reset all`)
  return result
}

describe('the readiness of a database', () => {
  it('is there where it reads and writes', async () => {
    const { isReady, close } = createReadiness({ database: opened.database, log, announce, now })
    expect(await isReady()).toBe(true)
    expect(lines).toEqual([])
    close()
  })

  // The same refusal as a full disk's, at the same place: where the file would grow.
  it('is not there where no more can be written, with one line for the operator', async () => {
    expect(await under("temp_file_limit = '64kB'")).toBe(false)
    expect(lines).toEqual([expect.stringContaining('may write no more')])
  })

  it('is not there where nothing may be written', async () => {
    expect(await under('default_transaction_read_only = on')).toBe(false)
    expect(lines).toEqual([expect.stringContaining('takes no writes')])
  })

  it('is told once when it goes and once when it comes back, and asked for once a second', async () => {
    let asked = 0
    let isGone = true
    const run: Database['run'] = (...given) => {
      asked += 1
      return isGone ? Promise.reject(new DatabaseUnavailable('gone')) : opened.database.run(...given)
    }
    const { isReady, close } = createReadiness({ database: { run }, log, announce, now })
    time += 10_000
    expect(await Promise.all(Array.from({ length: 50 }, isReady))).not.toContain(true)
    time += 999
    expect([await isReady(), asked]).toEqual([false, 1])
    time += 1
    expect([await isReady(), asked]).toEqual([false, 2])
    isGone = false
    time += 1000
    expect([await isReady(), asked]).toEqual([true, 3])
    expect(lines).toEqual([
      expect.stringContaining('does not answer'),
      'The database takes everything again.',
    ])
    close()
  })
})
