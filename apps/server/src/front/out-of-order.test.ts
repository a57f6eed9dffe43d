import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  startTestServer,
  testPassword,
  type TestLearner,
  type TestServer,
} from '../test/start-test-server.ts'

let server: TestServer
let learner: TestLearner
beforeAll(async () => {
  server = await startTestServer()
  learner = await server.signUp('ada@example.test')
})
afterAll(() => server.close())

/** Has PostgreSQL itself fail each write to a table, as it does where the disk is full or two transactions met. */
async function failing<Result>(table: string, state: string, work: () => Promise<Result>): Promise<Result> {
  const { query } = server.backend.database
  await query(`create function public.fail() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '${state}'; end $$`)
  await query(
    `create trigger fail before insert or update or delete on ${table} execute function public.fail()`,
  )
  try {
    return await work()
  } finally {
    await query('drop function public.fail() cascade')
  }
}

const signed = () => ({
  apikey: server.backend.publishableKey,
  authorization: `Bearer ${learner.accessToken}`,
  'content-type': 'application/json',
})

const signIn = () =>
  fetch(`${server.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: server.backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: learner.email, password: testPassword }),
  })
const upload = () =>
  fetch(`${server.url}/storage/v1/object/feedback-screenshots/${learner.id}/feedback-1.png`, {
    method: 'POST',
    headers: { ...signed(), 'content-type': 'image/png' },
    body: Uint8Array.from([137, 80, 78, 71, 13, 10, 26, 10]),
  })
const addWord = () =>
  fetch(`${server.url}/rest/v1/user_dictionaries`, {
    method: 'POST',
    headers: signed(),
    body: JSON.stringify({ user_id: learner.id, language_code: 'es-ES', word_string: 'disco' }),
  })
const readCredits = () => fetch(`${server.url}/api/credits`, { headers: signed() })
const remove = () =>
  fetch(`${server.url}/api/account`, {
    method: 'DELETE',
    headers: signed(),
    body: JSON.stringify({ email: learner.email }),
  })

/** What each room is asked, where it fails, and what it says then. */
const rooms: Record<string, [ask: () => Promise<Response>, table: string, shape: object]> = {
  auth: [signIn, 'auth.sessions', { code: 503, error_code: 'unavailable' }],
  storage: [upload, 'storage.objects', { statusCode: '503', code: 'DatabaseUnavailable' }],
  data: [addWord, 'public.user_dictionaries', { message: expect.any(String), hint: null }],
  'the server itself': [readCredits, 'front.rate_limits', { code: 'unavailable' }],
  'the server by its own client': [remove, 'public.profiles', { code: 'unavailable' }],
}

const states = ['53100', '53200', '53300', '58030', '58P01', '40001', '40P01', '57P03']
describe.each(states)('while PostgreSQL says %s', (state) => {
  it.each(Object.entries(rooms))(
    '%s asks to come again, in its own shape',
    async (_room, [ask, table, shape]) => {
      const answer = await failing(table, state, ask)
      expect([answer.status, await answer.json()]).toEqual([503, expect.objectContaining(shape)])
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    },
  )
})
