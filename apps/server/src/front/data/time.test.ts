import { afterAll, beforeAll, expect, it } from 'vitest'
import { openLibrary, type Library } from './testing/open-library.ts'

let library: Library
beforeAll(async () => {
  library = await openLibrary()
})
afterAll(() => library.close())

const running = async () => {
  const [row] = await library.foundation.database.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and state = 'active' and query like '%"wait"%' and pid <> pg_backend_pid()`,
  )
  return row?.count
}

it('a statement whose client has left is given up in the database, too', async () => {
  const leaving = new AbortController()
  const query = library.learner.rpc('wait', { seconds: 20 }).abortSignal(leaving.signal)
  const answered = query.then(({ error }) => error)
  await expect.poll(running).toBe(1)
  leaving.abort()
  expect((await answered)?.message).toContain('AbortError')
  await expect.poll(running).toBe(0)
  expect((await library.learner.rpc('add_up', { a: 1 })).data).toBe(11)
})

it('a statement that takes longer than a visitor has is told as a time-out, in the shape of all errors', async () => {
  const { error, status } = await library.visitor.rpc('wait', { seconds: 20 })
  expect({ status, code: error?.code, message: error?.message }).toEqual({
    status: 504,
    code: '57014',
    message: 'canceling statement due to statement timeout',
  })
  expect(await running()).toBe(0)
})

it('a page of any origin may ask, and read the counts', async () => {
  const preflight = await library.ask('/books', {
    method: 'OPTIONS',
    headers: { 'access-control-request-headers': 'apikey,x-own', origin: 'https://elsewhere.example' },
  })
  expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([
    204,
    'apikey,x-own',
  ])
  for (const response of [preflight, await library.ask('/books'), await library.ask('/nothing')]) {
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
  }
  expect((await library.ask('/books')).headers.get('access-control-expose-headers')).toContain(
    'Content-Range',
  )
})

it('a statement whose connection is cut is told as unavailable for a moment, not as a failure', async () => {
  const asked = library.ask('/rpc/wait', { method: 'POST', body: '{"seconds": 20}' })
  await expect.poll(running).toBe(1)
  await library.foundation.database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and state = 'active' and query like '%"wait"%' and pid <> pg_backend_pid()`,
  )
  const response = await asked
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1'])
  expect(await response.json()).toMatchObject({ code: 'PGRST001', details: null, hint: null })
  expect((await library.learner.rpc('add_up', { a: 1 })).data).toBe(11)
})

it('many slow requests of one learner keep no other waiting, and more than can wait are refused', async () => {
  const leaving = new AbortController()
  const slow = Array.from({ length: 70 }, () =>
    library.ask('/rpc/wait', { method: 'POST', body: '{"seconds": 20}', signal: leaving.signal }).then(
      ({ status }) => status,
      () => 'left',
    ),
  )
  const refused = await Promise.race(slow)
  expect(refused).toBe(429)
  await expect.poll(running).toBe(4)
  expect((await library.visitor.rpc('add_up', { a: 1 })).data).toBe(11)
  leaving.abort()
  const answers = await Promise.all(slow)
  expect(answers.filter((answer) => answer === 429)).toHaveLength(6)
  await expect.poll(running).toBe(0)
})
