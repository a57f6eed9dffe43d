import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openTestBackend } from '../../test/open-test-backend.ts'
import {
  startTestServer,
  testPassword,
  type TestLearner,
  type TestServer,
} from '../../test/start-test-server.ts'

let server: TestServer
let learner: TestLearner
beforeAll(async () => {
  server = await startTestServer()
  learner = await server.signUp('ada@example.test')
})
afterAll(() => server.close())

const operator = () => server.client(server.backend.secretKey)
const set = async (change: { site_disabled: boolean; site_disabled_message?: string | null }) => {
  const { error } = await operator().from('app_settings').update(change).eq('id', 'global')
  expect(error).toBeNull()
  // The database tells it; two seconds are the most it may take.
  await expect
    .poll(() => server.backend.switches.current().siteDisabled, { timeout: 2000, interval: 5 })
    .toBe(change.site_disabled)
}
afterEach(() => set({ site_disabled: false, site_disabled_message: null }))
const close = () => set({ site_disabled: true, site_disabled_message: 'Back at noon.' })

/** Asks as a browser does, once: Supabase's client tries what is closed again, for half a minute. */
async function ask(path: string, token = server.backend.publishableKey, body?: object) {
  const response = await fetch(server.url + path, {
    headers: { apikey: server.backend.publishableKey, authorization: `Bearer ${token}` },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as unknown }
}

describe('a site that the operator closed', () => {
  it('[1.12, 6.2a] refuses accounts, data, files, functions and the tutor, with the operator’s words', async () => {
    await close()
    const { client, accessToken, id } = learner
    const signIn = await server
      .client()
      .auth.signInWithPassword({ email: learner.email, password: testPassword })
    expect(signIn.error).toMatchObject({ status: 503, message: 'Back at noon.' })
    const signUp = await server.client().auth.signUp({ email: 'eve@example.test', password: testPassword })
    expect(signUp.error).toMatchObject({ status: 503 })
    const read = await ask('/rest/v1/profiles', accessToken)
    expect([read.status, read.body]).toMatchObject([503, { code: 'site_disabled', message: 'Back at noon.' }])
    const write = await client.from('profiles').update({ full_name: 'Eve' }).eq('id', id)
    expect(write.status).toBe(503)
    const upload = await client.storage.from('feedback-screenshots').upload(`${id}/x.png`, new Uint8Array(8))
    expect(upload.error).toMatchObject({ message: 'Back at noon.' })
    const message = { topic: 'room', event: 'hello', payload: {} }
    expect((await ask('/realtime/v1/api/broadcast', accessToken, { messages: [message] })).status).toBe(503)
    for (const path of ['/api/tutor/turn', '/api/credits', '/functions/v1/create-checkout'])
      expect(await ask(path, accessToken, {})).toMatchObject({ status: 503, body: { code: 'site_disabled' } })
  })

  it('[6.2b] lets through what the maintenance page needs, and whoever leaves', async () => {
    const leaving = await server.signUp('leaving@example.test')
    await close()
    const { data } = await server
      .client()
      .from('app_settings')
      .select('site_disabled, site_disabled_message')
      .single()
    expect(data).toEqual({ site_disabled: true, site_disabled_message: 'Back at noon.' })
    for (const path of ['/', '/config.json', '/health', '/ready'])
      expect((await fetch(server.url + path)).status).toBe(200)
    expect((await leaving.client.auth.signOut()).error).toBeNull()
  })

  it('serves the operator', async () => {
    await close()
    expect((await operator().rpc('list_learners', { p_search: '', p_limit: 10 })).error).toBeNull()
  })

  it('keeps learners signed in: their sessions go on when it is open again', async () => {
    const { client } = await server.signUp('patient@example.test')
    const { data } = await client.auth.getSession()
    const renew = () =>
      ask('/auth/v1/token?grant_type=refresh_token', undefined, {
        refresh_token: data.session?.refresh_token,
      })
    await close()
    // The browser's client takes this status for an outage and tries again; others would end the session.
    expect(await renew()).toEqual({
      status: 503,
      body: { code: 503, error_code: 'site_disabled', msg: 'Back at noon.' },
    })
    await set({ site_disabled: false })
    expect(await renew()).toMatchObject({ status: 200 })
  })

  it('is closed on every server of the database', async () => {
    const second = await openTestBackend(server.location)
    await close()
    await expect
      .poll(() => second.switches.current(), { timeout: 2000, interval: 5 })
      .toMatchObject({ siteDisabled: true, siteMessage: 'Back at noon.' })
    await second.close()
  })
})
