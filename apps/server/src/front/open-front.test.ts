import { inject, afterAll, beforeAll, expect, it } from 'vitest'
import { openTestBackend } from '../test/open-test-backend.ts'
import { copyTemplate } from '../test/scratch-cluster.ts'
import {
  startTestServer,
  testPassword,
  type TestLearner,
  type TestServer,
} from '../test/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('an empty PostgreSQL is prepared once by two servers that start at the same time', async () => {
  const { connection } = inject('scratch')
  const { location, drop } = await copyTemplate({ connection, template: 'template1' })
  const opened = await Promise.allSettled([openTestBackend(location), openTestBackend(location)])
  const fronts = opened.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  expect(opened.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  // They are one: what one signs the other believes.
  expect(new Set(fronts.map(({ secretKey }) => secretKey)).size).toBe(1)
  await Promise.all(fronts.map((front) => front.close()))
  await drop()
})

it('confirms accounts whole while requests of others come and fail', async () => {
  const [ada, bert] = [await server.signUp('ada@example.test'), await server.signUp('bert@example.test')]
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

it('refuses to start on keys that are too weak, and leaves them as they are', async () => {
  const { location, drop } = await copyTemplate(inject('scratch'))
  const damaged = await openTestBackend(location)
  await damaged.database.query(`update front.secrets set value = '{"secretKey":"short"}' where name = 'keys'`)
  await damaged.close()
  await expect(openTestBackend(location)).rejects.toThrow(/damaged or too weak/)
  await drop()
})

it.each(['/auth/v1/settings', '/rest/v1/app_settings', '/storage/v1/bucket'])(
  'lets pages of other origins ask %s, as Supabase does: keys say who they are',
  async (path) => {
    const origin = 'https://elsewhere.example'
    const asked = await fetch(server.url + path, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'apikey' },
    })
    expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([204, '*'])
    const answer = await fetch(server.url + path, {
      headers: { origin, apikey: server.backend.publishableKey },
    })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
  },
)
