import { once } from 'node:events'
import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
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
const pngStart = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
let server: TestServer
let learner: TestLearner
beforeAll(async () => {
  server = await startTestServer()
  learner = await server.signUp('limits@example.test')
})
afterAll(() => server.close())

describe('bodies', () => {
  const paths = [
    ['/auth/v1/token?grant_type=password', 64 * 1024, 'application/json'],
    ['/rest/v1/feedback', 4 * megabyte, 'application/json'],
    ['/storage/v1/object/feedback-screenshots/LEARNER/x.png', 5 * megabyte, 'image/png'],
  ] as const

  /** A request of which nothing is sent but the headers, and then what is written. */
  const begin = (path: string, type: string, headers: OutgoingHttpHeaders = {}) => {
    const begun = request(server.url + path.replace('LEARNER', learner.id), {
      method: 'POST',
      headers: {
        apikey: server.backend.publishableKey,
        authorization: `Bearer ${learner.accessToken}`,
        'content-type': type,
        ...headers,
      },
    })
    const status = once(begun, 'response').then(([answer]) => {
      begun.destroy()
      return (answer as IncomingMessage).statusCode
    })
    return { begun, status }
  }
  /** A picture, as far as its first bytes tell; of JSON they are none. */
  const bodyOf = (bytes: number, type: string) => {
    const body = Buffer.alloc(bytes, 0x20)
    return type === 'image/png' ? Buffer.concat([pngStart, body]).subarray(0, bytes) : body
  }

  it.each(paths)('to %s may have %i bytes', async (path, most, type) => {
    const { begun, status } = begin(path, type, { 'content-length': most })
    begun.end(bodyOf(most, type))
    expect(await status).toBe(type === 'image/png' ? 200 : 400)
  })

  it.each(paths)('to %s that announce more than %i bytes are refused unread', async (path, most, type) => {
    const { begun, status } = begin(path, type, { 'content-length': most + 1 })
    begun.flushHeaders()
    expect(await status).toBe(413)
  })

  it.each(paths)(
    'to %s are refused with the byte after %i, though they do not say how long they are',
    async (path, most, type) => {
      const { begun, status } = begin(path.replace('x.png', 'y.png'), type)
      begun.write(bodyOf(most, type))
      begun.write(' ')
      // It is not ended: whoever waits for its end waits for good.
      expect(await status).toBe(413)
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
