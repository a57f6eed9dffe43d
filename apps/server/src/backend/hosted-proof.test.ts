import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestLearner, type TestServer } from '../test/start-test-server.ts'
import { createHostedProof } from './hosted-proof.ts'

let time: number
let server: TestServer
let ada: TestLearner
beforeAll(async () => {
  server = await startTestServer()
  ada = await server.signUp('ada@example.test')
  // The clock stands at the sign-in, however long it took.
  time = Date.now()
})
afterAll(() => server.close())

const ask = (currentPassword?: string) =>
  createHostedProof({
    verifyToken: (token) => server.backend.verifyToken(token),
    connect: () =>
      createClient(server.url, server.backend.publishableKey, { auth: { persistSession: false } }),
    now: () => time,
  })(ada.accessToken, { currentPassword })

it('a hosted account that was just signed in to is asked nothing; later its password, which must be right', async () => {
  await expect(ask()).resolves.toBeUndefined()
  time += 601_000
  await expect(ask()).rejects.toMatchObject({ status: 400, code: 'reauthentication_needed' })
  await expect(ask('not-the-garden')).rejects.toMatchObject({ status: 400, code: 'invalid_credentials' })
  await expect(ask('garden-path-7')).resolves.toBeUndefined()
})
