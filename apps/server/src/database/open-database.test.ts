import { pino } from 'pino'
import { afterAll, beforeAll, expect, inject, it, onTestFinished, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../test/open-test-database.ts'
import { DatabaseUnavailable, type ActingRole } from './database.ts'
import { openDatabase } from './open-database.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await openTestDatabase()
  await test.database.query('create table public.kept (id integer primary key, content jsonb)')
  await test.database.query('grant select on public.kept to authenticated')
})
afterAll(() => test.close())

const learner: ActingRole = { role: 'authenticated', claims: '{"sub":"somebody"}', timeout: 8000 }
const whoAmI = `select current_user as role, current_setting('request.jwt.claims', true) as claims`

it('runs statements in a role and with claims that are gone with their transaction', async () => {
  const [inside] = await test.database.run([{ text: whoAmI }], { as: learner })
  expect(inside?.rows).toEqual([{ role: 'authenticated', claims: '{"sub":"somebody"}' }])
  const all = await Promise.all(Array.from({ length: 20 }, () => test.database.query(whoAmI)))
  expect(new Set(all.map(([row]) => row?.['role']))).toEqual(new Set([test.location.user]))
  expect(all.every(([row]) => row?.['claims'] !== learner.claims)).toBe(true)
})

it('undoes all statements of a run where one fails, and goes on with the same connection', async () => {
  const insert = { text: 'insert into public.kept (id) values ($1)', values: [1] }
  await expect(test.database.run([insert, insert])).rejects.toMatchObject({ code: '23505' })
  expect(await test.database.query('select id from public.kept')).toEqual([])
  // The statement failed while it was new to its connection; it has to work on each of them afterwards.
  for (const id of [2, 3, 4]) await test.database.run([{ ...insert, values: [id] }])
  expect(await test.database.query('select count(*)::int as n from public.kept')).toEqual([{ n: 3 }])
  await test.database.query('delete from public.kept')
})

it('keeps grants: what the role may not do is refused', async () => {
  const write = { text: 'insert into public.kept (id) values (9)' }
  await expect(test.database.run([write], { as: learner })).rejects.toMatchObject({ code: '42501' })
})

it('writes nothing where it was told to read only', async () => {
  const write = { text: 'insert into public.kept (id) values (9)' }
  const as: ActingRole = { ...learner, role: 'service_role', isReadOnly: true }
  await expect(test.database.run([write], { as })).rejects.toMatchObject({ code: '25006' })
})

it('undoes a transaction that throws, and hands on what was thrown', async () => {
  const reason = new Error('the rule said no')
  const work = test.database.transaction(async ({ query }) => {
    await query('insert into public.kept (id) values (5)')
    throw reason
  })
  await expect(work).rejects.toBe(reason)
  expect(await test.database.query('select id from public.kept where id = 5')).toEqual([])
})

it('gives a statement up in the database when its caller leaves', async () => {
  const leaving = new AbortController()
  const slow = test.database.run([{ text: "select pg_sleep(60), 'of whoever leaves'" }], {
    signal: leaving.signal,
  })
  const running = () =>
    test.database.query(
      "select 1 from pg_stat_activity where query like '%of whoever leaves%' and state = 'active' and pid <> pg_backend_pid()",
    )
  await expect.poll(running).toHaveLength(1)
  leaving.abort()
  await expect(slow).rejects.toThrow('aborted')
  // The caller hears of it while PostgreSQL still stops it.
  await expect.poll(running).toEqual([])
})

it('gives a statement up that takes longer than its role may', async () => {
  const slow = test.database.run([{ text: 'select pg_sleep(60)' }], { as: { ...learner, timeout: 20 } })
  await expect(slow).rejects.toMatchObject({ code: '57014' })
})

it('outlives connections that are cut under load, and says that the database is not there', async () => {
  const over = new AbortController()
  const failures = new Set<unknown>()
  const readers = Array.from({ length: 24 }, async () => {
    while (!over.signal.aborted) {
      await test.database
        .query('select id from public.kept')
        .catch((error: Error) => failures.add(error.constructor))
    }
  })
  for (let cut = 0; cut < 5; cut++) {
    const cutAll = `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`
    await test.database.query(cutAll).catch(() => undefined)
  }
  over.abort()
  await Promise.all(readers)
  expect(failures).toEqual(new Set([DatabaseUnavailable]))
  expect(await test.database.query('select 1 as answer')).toEqual([{ answer: 1 }])
})

it('hears notices again after its connection was cut, and says that some may be missing', async () => {
  const heard: string[] = []
  let reconnected = Promise.withResolvers<undefined>()
  const end = await test.database.listen(
    'news',
    (payload) => heard.push(payload),
    () => reconnected.resolve(undefined),
  )
  await test.database.query("select pg_notify('news', 'first')")
  await expect.poll(() => heard).toEqual(['first'])
  reconnected = Promise.withResolvers()
  await test.database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen%'`,
  )
  await reconnected.promise
  await test.database.query("select pg_notify('news', 'second')")
  await expect.poll(() => heard).toEqual(['first', 'second'])
  await end()
})

/** Connected to a database that lets nobody in any more, with its listening connection gone. */
async function openLost() {
  const log = pino({ level: 'silent' })
  const debug = vi.spyOn(log, 'debug')
  const other = await openTestDatabase()
  const database = await openDatabase(other.location, { log })
  const outside = await openDatabase(inject('scratch').connection, { log })
  onTestFinished(async () => {
    await database.close()
    await other.close()
    await outside.close()
  })
  const end = await database.listen('news', () => undefined)
  const cut = (which: string) =>
    outside.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and query like $2`,
      [other.location.database, which],
    )
  const lose = async () => {
    await outside.query(`alter database ${other.location.database} with allow_connections false`)
    await cut('listen%')
    await expect.poll(() => debug.mock.calls.length).toBeGreaterThan(0)
  }
  return { database, outside, cut, lose, end }
}

it('outlives a cut while a caller leaves who cannot be given up any more', async () => {
  const { database, outside, cut, lose } = await openLost()
  const leaving = new AbortController()
  const slow = database.run([{ text: "select pg_sleep(60), 'of whoever is cut'" }], {
    signal: leaving.signal,
  })
  const running =
    "select 1 from pg_stat_activity where query like '%of whoever is cut%' and pid <> pg_backend_pid()"
  await expect.poll(() => outside.query(running)).toHaveLength(1)
  // Whatever else is rejected and not handled fails the run of the tests, and would end the server.
  const left = slow.catch((error: unknown) => error)
  await lose()
  leaving.abort()
  await cut('%of whoever is cut%')
  expect(await left).toBe(leaving.signal.reason)
})

it('says that it is not there while PostgreSQL lets nobody in, and can be left nevertheless', async () => {
  const { database, lose, end } = await openLost()
  await lose()
  await expect(database.query('select 1')).rejects.toBeInstanceOf(DatabaseUnavailable)
  await end()
})

it('gives up a PostgreSQL that hangs soon after its time limit', async () => {
  const { database } = await openLost()
  const [backend] = await database.query<{ pid: number }>('select pg_backend_pid() as pid')
  const pid = backend?.pid ?? 0
  process.kill(pid, 'SIGSTOP')
  onTestFinished(() => void process.kill(pid, 'SIGCONT'))
  const visitor: ActingRole = { role: 'anon', claims: '{}', timeout: 50 }
  await expect(database.run([{ text: 'select 1' }], { as: visitor })).rejects.toBeInstanceOf(
    DatabaseUnavailable,
  )
  // The next one is not given that connection.
  expect(await database.query('select 1 as answer')).toEqual([{ answer: 1 }])
})
