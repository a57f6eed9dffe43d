import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { openTestDatabase, type TestDatabase } from '../../test/open-test-database.ts'
import { createLimits } from './limits.ts'
import { sweepLimits } from './sweep.ts'

let opened: TestDatabase
let database: Database
let time: number
const now = () => time
const hour = 3_600_000
beforeAll(async () => {
  opened = await openTestDatabase()
  database = opened.database
})
afterAll(() => opened.close())
beforeEach(async () => {
  time = Date.parse('2026-11-22T12:00:00Z')
  await database.query('truncate front.rate_limits')
})

const rows = () => database.query<{ key: Buffer; count: number }>('select key, count from front.rate_limits')
const takes = async (limits: ReturnType<typeof createLimits>, times: number, key = 'a', limit = 3) => {
  const results: boolean[] = []
  for (let index = 0; index < times; index++) results.push(await limits.take(key, limit, 60))
  return results
}

describe('limits in the database', () => {
  it('let a key come as often as its limit says in each window, whatever the others do', async () => {
    const limits = createLimits({ database, now })
    expect(await takes(limits, 5)).toEqual([true, true, true, false, false])
    expect(await takes(limits, 3, 'b')).toEqual([true, true, true])
    time += 59_999
    expect(await takes(limits, 1)).toEqual([false])
    time += 1
    expect(await takes(limits, 4)).toEqual([true, true, true, false])
  })

  it('are one for all servers on the database, exactly, however many ask at once', async () => {
    const servers = [1, 2, 3, 4].map(() => createLimits({ database, now }))
    const asked = servers.flatMap((server) => Array.from({ length: 25 }, () => server.take('a', 60, 60)))
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(60)
  })

  it('ask the database no more for whom this server refused in the same window', async () => {
    let asked = 0
    const counted: Pick<Database, 'query' | 'run'> = {
      run: database.run,
      query: (...given) => {
        asked += 1
        return database.query(...given)
      },
    }
    const limits = createLimits({ database: counted, now })
    await takes(limits, 4)
    const before = asked
    expect(await takes(limits, 100)).not.toContain(true)
    expect(asked).toBe(before)
  })

  it('take the clock of the database where none is given', async () => {
    const limits = createLimits({ database })
    expect(await takes(limits, 4)).toEqual([true, true, true, false])
    const [row] = await database.query<{ left: number }>(
      'select extract(epoch from until - now())::float8 as left from front.rate_limits',
    )
    expect(row?.left).toBeGreaterThan(0)
    expect(row?.left).toBeLessThanOrEqual(60)
  })

  it('begin anew where the clock was set back by more than a window', async () => {
    const limits = createLimits({ database, now })
    time += 40 * 24 * hour
    expect(await takes(createLimits({ database, now }), 4)).toEqual([true, true, true, false])
    time -= 40 * 24 * hour
    expect(await takes(limits, 1)).toEqual([true])
  })

  it('keep nothing that was counted in the clear', async () => {
    await createLimits({ database, now }).take('203.0.113.9 ada@example.test', 3, 60)
    const [row] = await rows()
    expect(row?.key).toHaveLength(16)
    expect(row?.key.toString('latin1')).not.toContain('203')
  })

  it('fail where the database cannot be reached, and go on when it is back', async () => {
    const gone = createLimits({
      now,
      database: { run: database.run, query: () => Promise.reject(new Error('gone')) },
    })
    await expect(gone.take('a', 3, 60)).rejects.toThrow('gone')
    let isGone = true
    const back = createLimits({
      now,
      database: {
        run: database.run,
        query: (...given) => (isGone ? Promise.reject(new Error('gone')) : database.query(...given)),
      },
    })
    await expect(back.take('a', 3, 60)).rejects.toThrow('gone')
    isGone = false
    expect(await back.take('a', 3, 60)).toBe(true)
  })

  it('drop windows that are over', async () => {
    const limits = createLimits({ database, now })
    await takes(limits, 2)
    time += 30_000
    await takes(limits, 1, 'b')
    time += 30_000
    await sweepLimits({ database, now })
    expect((await rows()).map(({ count }) => count)).toEqual([1])
  })

  it('hold a bounded number of keys, and forget whoever came least often first', async () => {
    const limits = createLimits({ database, now })
    await takes(limits, 3, 'who guesses')
    await Promise.all(Array.from({ length: 50 }, (_, index) => limits.take(`flood ${index}`, 3, 60)))
    await sweepLimits({ database, now }, 10)
    expect(await rows()).toHaveLength(10)
    expect(await takes(createLimits({ database, now }), 1, 'who guesses')).toEqual([false])
  })
})
