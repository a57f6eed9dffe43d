import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readOrCreateSecrets } from '../backend/embedded/secrets.ts'
import {
  startTestServer,
  testPassword,
  type TestLearner,
  type TestServer,
} from '../test/start-test-server.ts'

const megabyte = 1024 * 1024
let server: TestServer
let learner: TestLearner
let now = 0
beforeAll(async () => {
  server = await startTestServer({ now: () => now })
  learner = await server.signUp('limits@example.test')
})
afterAll(() => server.close())

describe('mails', () => {
  it('go to one address a few times in a quarter of an hour, whoever asks', async () => {
    now += 900_000
    const email = learner.email.toUpperCase()
    const answers = []
    for (let place = 0; place < 8; place++)
      answers.push(await server.client().auth.resetPasswordForEmail(email))
    const refused = answers.filter(({ error }) => error)
    expect(refused).toHaveLength(2)
    expect(refused[0]?.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
    const other = await server.client().auth.resetPasswordForEmail('other@example.test')
    expect(other.error).toBeNull()
    now += 900_000
    expect((await server.client().auth.resetPasswordForEmail(email)).error).toBeNull()
  })

  it('to confirm that it is you bring a code', async () => {
    now += 900_000
    const { error } = await learner.client.auth.reauthenticate()
    expect(error).toBeNull()
    expect(server.backend.mails().at(-1)?.text).toMatch(/\b\d{6,}\b/)
  })
})

describe('account requests', () => {
  it('[8.14b] are refused from an address that sends hundreds a minute, until the next minute', async () => {
    now += 900_000
    const ask = () =>
      fetch(`${server.url}/auth/v1/settings`, { headers: { apikey: server.backend.publishableKey } })
    const statuses = []
    for (let place = 0; place < 301; place++) statuses.push((await ask()).status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    now += 60_000
    expect((await ask()).status).toBe(200)
  })
})

describe('bodies', () => {
  const paths = [
    ['/auth/v1/token?grant_type=password', 1],
    ['/rest/v1/feedback', 4],
    ['/storage/v1/object/feedback-screenshots/x.png', 60],
  ] as const
  const post = (path: string, body: BodyInit) =>
    fetch(server.url + path, {
      method: 'POST',
      headers: {
        apikey: server.backend.publishableKey,
        authorization: `Bearer ${learner.accessToken}`,
        'content-type': 'application/json',
        connection: 'close',
      },
      body,
      // A stream may only be sent in one direction at a time, and fetch wants to be told so.
      duplex: 'half',
    } as RequestInit)

  it.each(paths)('to %s end at %i MB', async (path, megabytes) => {
    const response = await post(path, new Uint8Array(megabytes * megabyte + 1))
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ code: 'too_large' })
  })

  it.each(paths)('to %s end at %i MB, though they do not say how long they are', async (path, megabytes) => {
    let left = megabytes + 1
    const unannounced = new ReadableStream({
      pull: (controller) => {
        if (left-- > 0) controller.enqueue(new Uint8Array(megabyte).fill(0x20))
        else controller.close()
      },
    })
    const response = await post(path, unannounced)
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ code: 'too_large' })
  })
})

describe('an access token', () => {
  const tokenFor = async (key: Uint8Array, lifetime: number) => {
    const seconds = Math.floor(Date.now() / 1000)
    return new SignJWT({ role: 'authenticated', email: learner.email })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(learner.id)
      .setAudience('authenticated')
      .setIssuedAt(seconds - 7200)
      .setExpirationTime(seconds + lifetime)
      .sign(key)
  }
  const statusesWith = (token: string) =>
    Promise.all(
      [
        { path: '/rest/v1/profiles?select=id', method: 'GET' },
        { path: '/api/tutor/turn', method: 'POST' },
        { path: '/auth/v1/user', method: 'GET' },
        { path: '/storage/v1/bucket', method: 'GET' },
      ].map(async ({ path, method }) => {
        const response = await fetch(server.url + path, {
          method,
          headers: { apikey: server.backend.publishableKey, authorization: `Bearer ${token}` },
        })
        return response.status
      }),
    )

  it('[6.4a] that expired or was signed by another key opens nothing', async () => {
    const { jwtSecret } = await readOrCreateSecrets(server.dataDir)
    const expired = await tokenFor(new TextEncoder().encode(jwtSecret), -60)
    const forged = await tokenFor(new TextEncoder().encode('another-secret-of-sufficient-length'), 3600)
    for (const token of [expired, forged]) {
      for (const status of await statusesWith(token)) expect([401, 403]).toContain(status)
    }
  })

  it('of another person changes nothing of this one', async () => {
    const stranger = await server.signUp('stranger@example.test')
    const { error } = await stranger.client
      .from('profiles')
      .update({ display_name: 'x' })
      .eq('id', learner.id)
    expect(error).toBeNull()
    const { data } = await learner.client
      .from('profiles')
      .select('display_name')
      .eq('id', learner.id)
      .single()
    expect(data?.display_name).not.toBe('x')
    const signedIn = await server
      .client()
      .auth.signInWithPassword({ email: learner.email, password: testPassword })
    expect(signedIn.error).toBeNull()
  })
})
