import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql, type QueryExecutorProvider } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  startTestServer,
  testPassword,
  type TestLearner,
  type TestServer,
} from '../../test/start-test-server.ts'

let server: TestServer
let ada: TestLearner
let bert: TestLearner
beforeAll(async () => {
  server = await startTestServer()
  ada = await server.signUp('ada@example.test')
  bert = await server.signUp('bert@example.test')
})
afterAll(() => server.close())

const learnerOf = async (connection: QueryExecutorProvider) => {
  const { rows } = await sql<{ role: string; sub: string | null }>`
    select current_user as role, current_setting('request.jwt.claim.sub', true) as sub`.execute(connection)
  return rows[0]
}

/** Opens a transaction as the backend does for a request, and keeps it open until `end`. */
function openAs({ id }: TestLearner) {
  const opened = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<void>()
  const seen = server.backend.database.connection.kysely.transaction().execute(async (transaction) => {
    await sql`select set_config('role', 'authenticated', true),
      set_config('request.jwt.claim.sub', ${id}, true)`.execute(transaction)
    opened.resolve()
    await ended.promise
    return learnerOf(transaction)
  })
  return { opened: opened.promise, end: () => ended.resolve(), seen }
}

describe('a transaction that is open', () => {
  it.each([
    ['a query', () => learnerOf(server.backend.database.connection.kysely)],
    [
      'a transaction of its kind',
      () =>
        server.backend.database.connection.kysely
          .transaction()
          .execute((transaction) => learnerOf(transaction)),
    ],
    [
      'a call of ours',
      async () => {
        const text = `select current_user as role, current_setting('request.jwt.claim.sub', true) as sub`
        return (await server.backend.database.transact([{ text, values: [] }]))[0]
      },
    ],
    [
      'a transaction that fails',
      () =>
        server.backend.database.connection.kysely
          .transaction()
          .execute((transaction) => sql`select 1 / 0`.execute(transaction))
          .then(
            () => undefined,
            () => ({ role: 'postgres' }),
          ),
    ],
  ])('is neither entered nor ended by %s', async (_name, ask) => {
    const transaction = openAs(ada)
    await transaction.opened
    const other = ask()
    await nextTurn()
    transaction.end()
    expect(await transaction.seen).toEqual({ role: 'authenticated', sub: ada.id })
    expect(await other).toMatchObject({ role: 'postgres' })
  })

  it('lets the next one in though it failed itself', async () => {
    const { kysely } = server.backend.database.connection
    await expect(
      kysely.transaction().execute((transaction) => sql`select 1 / 0`.execute(transaction)),
    ).rejects.toMatchObject({ code: '22012' })
    expect(await learnerOf(kysely)).toMatchObject({ role: 'postgres' })
  })
})

it('confirms accounts whole while requests of others come and fail', async () => {
  const emails = Array.from({ length: 8 }, (_, place) => `newcomer-${place}@example.test`)
  for (const email of emails) await server.client().auth.signUp({ email, password: testPassword })
  const done = new AbortController()
  const disturb = async ({ client, id }: TestLearner) => {
    while (!done.signal.aborted) {
      const { data } = await client.from('profiles').select('id')
      expect(data).toEqual([{ id }])
      expect((await client.from('user_dictionaries').insert({} as never)).error).not.toBeNull()
    }
  }
  const disturbances = [ada, bert, ada, bert].map(disturb)
  const confirm = async (email: string) => {
    const client = server.client()
    await client.auth.verifyOtp({ token_hash: server.tokenFor(email), type: 'signup' })
    const { data } = await client.auth.getUser()
    const { data: refreshed } = await client.auth.refreshSession()
    return [data.user?.email, Boolean(data.user?.email_confirmed_at), refreshed.user?.email]
  }
  const confirmed = []
  for (const email of emails) confirmed.push(await confirm(email))
  done.abort()
  await Promise.all(disturbances)
  expect(confirmed).toEqual(emails.map((email) => [email, true, email]))
})
