import { generateKeyPair, importJWK, SignJWT, type CryptoKey, type KeyObject } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  startTestServer,
  testPassword,
  type TestLearner,
  type TestServer,
} from '../test/start-test-server.ts'
import { readOrCreateKeys } from './keys.ts'

const megabyte = 1024 * 1024
let server: TestServer
let learner: TestLearner
beforeAll(async () => {
  server = await startTestServer()
  learner = await server.signUp('limits@example.test')
})
afterAll(() => server.close())

describe('bodies', () => {
  const paths = [
    ['/auth/v1/token?grant_type=password', 1, 'application/json'],
    ['/rest/v1/feedback', 4, 'application/json'],
    ['/storage/v1/object/feedback-screenshots/LEARNER/x.png', 5, 'image/png'],
  ] as const
  /** The status, or "cut": a server that has refused need not read on. */
  const post = async (path: string, type: string, body: BodyInit): Promise<number | string> => {
    const sent = fetch(server.url + path.replace('LEARNER', learner.id), {
      method: 'POST',
      headers: {
        apikey: server.backend.publishableKey,
        authorization: `Bearer ${learner.accessToken}`,
        'content-type': type,
        connection: 'close',
      },
      body,
      // A stream may only be sent in one direction at a time, and fetch wants to be told so.
      duplex: 'half',
    } as RequestInit)
    return sent.then(
      ({ status }) => status,
      () => 'cut',
    )
  }

  it.each(paths)('to %s end at %i MB', async (path, megabytes, type) => {
    expect([413, 'cut']).toContain(await post(path, type, new Uint8Array(megabytes * megabyte + 1)))
  })

  it.each(paths)(
    'to %s end at %i MB, though they do not say how long they are',
    async (path, megabytes, type) => {
      let left = megabytes + 1
      // A picture, as far as its first bytes tell; of JSON they are none.
      const first = type === 'image/png' ? [137, 80, 78, 71, 13, 10, 26, 10] : []
      const unannounced = new ReadableStream({
        pull: (controller) => {
          const piece = new Uint8Array(megabyte).fill(0x20)
          if (left === megabytes + 1) piece.set(first)
          if (left-- > 0) controller.enqueue(piece)
          else controller.close()
        },
      })
      expect([411, 413, 'cut']).toContain(await post(path, type, unannounced))
    },
  )
})

describe('an access token', () => {
  const tokenFor = async (
    key: CryptoKey | KeyObject | Uint8Array,
    kid: string | undefined,
    lifetime: number,
  ) => {
    const seconds = Math.floor(Date.now() / 1000)
    return new SignJWT({ role: 'authenticated', email: learner.email })
      .setProtectedHeader({ alg: 'ES256', ...(kid && { kid }) })
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
    const { signing } = await readOrCreateKeys(server.backend.database)
    const expired = await tokenFor(await importJWK(signing, 'ES256'), signing.kid, -60)
    const forged = await tokenFor((await generateKeyPair('ES256')).privateKey, signing.kid, 3600)
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
