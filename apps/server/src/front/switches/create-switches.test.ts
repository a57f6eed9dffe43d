import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../../database/open-database.ts'
import { openTestDatabase, type TestDatabase } from '../../test/open-test-database.ts'
import { createSwitches } from './create-switches.ts'
import { keepSwitches, type SwitchState } from './switches.ts'

const log = pino({ level: 'silent' })
const open: SwitchState = {
  siteDisabled: false,
  siteMessage: null,
  signupDisabled: false,
  signupMessage: null,
}

describe('the switches of a database', () => {
  let opened: TestDatabase
  beforeAll(async () => {
    opened = await openTestDatabase()
  })
  afterAll(() => opened.close())
  const set = (sql: string) =>
    opened.database.query(`update public.app_settings set ${sql} where id = 'global'`)
  beforeEach(() => set('site_disabled = false, site_disabled_message = null, signup_disabled = false'))

  it('are told to every server by the database itself, before anybody asks', async () => {
    const second = await openDatabase(opened.location, { log })
    // A clock that stands still: nothing is read again because of its age.
    const servers = await Promise.all(
      [opened.database, second].map((database) => createSwitches({ database, log, now: () => 0 })),
    )
    expect(servers.map((server) => server.current())).toEqual([open, open])
    await set(`site_disabled = true, site_disabled_message = 'Back at noon.', signup_disabled = true`)
    await expect
      .poll(() => servers.map((server) => server.current()), { timeout: 2000 })
      .toEqual(
        Array.from({ length: 2 }, () => ({
          siteDisabled: true,
          siteMessage: 'Back at noon.',
          signupDisabled: true,
          signupMessage: null,
        })),
      )
    await Promise.all(servers.map((server) => server.close()))
    await second.close()
  })

  it('are read again after two seconds where a notice was lost', async () => {
    let time = 0
    const deaf = { query: opened.database.query, listen: () => Promise.resolve(() => Promise.resolve()) }
    const switches = await createSwitches({ database: deaf, log, now: () => time })
    await set('site_disabled = true')
    time = 1999
    expect(await switches.fresh()).toEqual(open)
    time = 2000
    expect(await switches.fresh()).toEqual({ ...open, siteDisabled: true })
  })

  it('are read again when a lost connection is made anew', async () => {
    let reconnected = () => {}
    const switches = await createSwitches({
      database: {
        query: opened.database.query,
        listen: (_channel, _onNotify, onReconnect = () => {}) => {
          reconnected = onReconnect
          return Promise.resolve(() => Promise.resolve())
        },
      },
      log,
      now: () => 0,
    })
    await set('site_disabled = true')
    reconnected()
    await expect.poll(() => switches.current().siteDisabled).toBe(true)
  })
})

describe('switches', () => {
  it('that cannot be read are those known last, and are not asked for by every request', async () => {
    let time = 0
    let asked = 0
    const failures: unknown[] = []
    const closed = { ...open, siteDisabled: true }
    const switches = keepSwitches({
      read: () => {
        asked += 1
        return asked === 1 ? Promise.resolve(closed) : Promise.reject(new Error('gone'))
      },
      now: () => time,
      onFailure: (error) => failures.push(error),
    })
    await switches.fresh()
    time = 2000
    const answers = await Promise.all([switches.fresh(), switches.fresh(), switches.fresh()])
    expect(answers).toEqual([closed, closed, closed])
    await switches.fresh()
    expect([asked, failures.length]).toEqual([2, 1])
  })

  it('hold nobody up where the database does not answer', async () => {
    let time = 0
    let isFirst = true
    const switches = keepSwitches({
      read: () => {
        if (!isFirst) return new Promise(() => {})
        isFirst = false
        return Promise.resolve(open)
      },
      now: () => time,
      onFailure: () => {},
      patience: 1,
    })
    await switches.fresh()
    time = 2000
    expect(await switches.fresh()).toEqual(open)
  })
})
