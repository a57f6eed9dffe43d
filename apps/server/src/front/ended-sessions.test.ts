import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient } from '@supabase/supabase-js'
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

/** A page of whoever has an access token, and nothing else of the session. */
const pageWith = (token: string) =>
  createClient(server.url, server.backend.publishableKey, { accessToken: () => Promise.resolve(token) })

const uploadOf = (id: string) => `${id}/${crypto.randomUUID()}.png`
const picture = new Blob([Uint8Array.from([137, 80, 78, 71, 13, 10, 26, 10])], { type: 'image/png' })

/** What reaches others, or outlives the token. */
async function trials(token: string, { id }: TestLearner): Promise<Record<string, string>> {
  const page = pageWith(token)
  const bucket = page.storage.from('feedback-screenshots')
  const name = uploadOf(id)
  const { error: uploaded } = await bucket.upload(name, picture)
  const { error: signed } = await bucket.createSignedUploadUrl(uploadOf(id))
  const { error: listed } = await bucket.list(id)
  const channel = page.channel('room')
  await channel.socket.setAuth()
  const joined = await new Promise<string>((resolve) => {
    channel.subscribe((status) => resolve(status))
  })
  const sent = await fetch(`${server.url}/realtime/v1/api/broadcast`, {
    method: 'POST',
    headers: {
      apikey: server.backend.publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ messages: [{ topic: 'room', event: 'hello', payload: {} }] }),
  })
  await page.realtime.disconnect()
  return {
    upload: uploaded?.message ?? 'done',
    sign: signed?.message ?? 'done',
    list: listed?.message ?? 'done',
    join: joined,
    send: String(sent.status),
  }
}

const served = { upload: 'done', sign: 'done', list: 'done', join: 'SUBSCRIBED', send: '202' }
const ended = 'The session of this access token has ended'
const refused = { upload: ended, sign: ended, list: ended, join: 'CHANNEL_ERROR', send: '401' }

describe('an access token, which holds an hour', () => {
  it('opens no files and no channels once its session is signed out, while another session goes on', async () => {
    const learner = await server.signUp('ada@example.test')
    const other = server.client()
    const { data } = await other.auth.signInWithPassword({ email: learner.email, password: testPassword })
    const token = data.session?.access_token ?? ''
    expect(await trials(token, learner)).toEqual(served)
    expect((await other.auth.signOut({ scope: 'local' })).error).toBeNull()
    expect(await trials(token, learner)).toEqual(refused)
    expect(await trials(learner.accessToken, learner)).toEqual(served)
  })

  it('nor once its account is deleted', async () => {
    const leaving = await server.signUp('leaving@example.test')
    const { error } = await server.client(server.backend.secretKey).auth.admin.deleteUser(leaving.id)
    expect(error).toBeNull()
    expect(await trials(leaving.accessToken, leaving)).toEqual(refused)
  })
})
