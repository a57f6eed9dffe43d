import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ActingRole } from '../database/database.ts'
import { startTestServer, type TestLearner, type TestServer } from '../test/start-test-server.ts'

let server: TestServer
let ada: TestLearner
let eva: TestLearner
beforeAll(async () => {
  server = await startTestServer()
  ada = await server.signUp('ada@example.org')
  eva = await server.signUp('eva@example.org')
})
afterAll(() => server.close())

const meet = ({ id, client }: TestLearner, key: string, word = 'sol') =>
  client
    .rpc('batch_update_user_dictionaries', {
      updates: [{ user_id: id, language_code: 'es-ES', word_string: word, seen: 1, clicks: 0 }],
    })
    .setHeader('Idempotency-Key', key)

async function seen({ client }: TestLearner, word: string): Promise<number | undefined> {
  const { data } = await client.from('user_dictionaries').select('seen').eq('word_string', word).maybeSingle()
  return data?.seen
}

it('counts what arrives under one key once, and says that it has it', async () => {
  expect((await meet(ada, 'k1')).status).toBe(204)
  const again = await meet(ada, 'k1')
  expect({ status: again.status, code: again.error?.code }).toEqual({ status: 409, code: 'PT409' })
  expect(await seen(ada, 'sol')).toBe(1)
  await meet(ada, 'k2')
  expect(await seen(ada, 'sol')).toBe(2)
})

it('is of one learner: another may use the same key', async () => {
  expect((await meet(eva, 'k1')).error).toBeNull()
  expect(await seen(eva, 'sol')).toBe(1)
})

it('lets one of many through that come at once', async () => {
  const statuses = await Promise.all(Array.from({ length: 6 }, () => meet(ada, 'race', 'mar')))
  expect(statuses.filter(({ error }) => error === null)).toHaveLength(1)
  expect(await seen(ada, 'mar')).toBe(1)
})

it('forgets the key of what was refused, so that it can be sent once it is right', async () => {
  const refused = await meet(ada, 'k3', 'x'.repeat(300))
  expect(refused.error?.code).toBe('23514')
  expect((await meet(ada, 'k3', 'luna')).error).toBeNull()
  expect(await seen(ada, 'luna')).toBe(1)
})

it('holds for rows as for functions, and never for what only reads', async () => {
  const insert = () =>
    ada.client
      .from('user_dictionaries')
      .upsert({ user_id: ada.id, language_code: 'es-ES', word_string: 'río' })
      .setHeader('Idempotency-Key', 'row')
  expect((await insert()).error).toBeNull()
  await ada.client.from('user_dictionaries').delete().eq('word_string', 'río')
  // Another device has removed it since: what is sent again does not bring it back.
  expect((await insert()).error?.code).toBe('PT409')
  expect(await seen(ada, 'río')).toBeUndefined()
  const reading = () => ada.client.from('user_dictionaries').select('id').setHeader('Idempotency-Key', 'row')
  expect([(await reading()).error, (await reading()).error]).toEqual([null, null])
})

it.each(['', 'k'.repeat(101)])('refuses a key that is none: %s', async (key) => {
  const { status, error } = await meet(ada, key)
  expect([status, error?.code]).toEqual([400, '22023'])
})

it('does the same on a hosted Supabase, where PostgREST asks before each request', async () => {
  const { database } = server.backend
  const as: ActingRole = {
    role: 'authenticated',
    claims: JSON.stringify({ sub: ada.id, role: 'authenticated' }),
    timeout: 8000,
  }
  const ask = (method: string) =>
    database.run(
      [
        {
          text: `select set_config('request.method', $1, true), set_config('request.headers', $2, true)`,
          values: [method, JSON.stringify({ 'idempotency-key': 'hosted' })],
        },
        { text: 'select private.check_request()' },
      ],
      { as },
    )
  await ask('GET')
  await ask('POST')
  await ask('GET')
  await expect(ask('POST')).rejects.toMatchObject({ code: 'PT409' })
})
