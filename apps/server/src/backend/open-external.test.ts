import { createPracticeTutor } from '@lingarden/practice-tutor/engine'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { openSpeech } from '../speech/open-speech.ts'
import { startTestServer, type TestLearner, type TestServer } from '../test/start-test-server.ts'
import { openExternal } from './open-external.ts'

// The Supabase elsewhere is an embedded one behind a server of its own: the same protocols over real HTTP.
let elsewhere: TestServer
let learner: TestLearner
let app: ReturnType<typeof createApp>
beforeAll(async () => {
  elsewhere = await startTestServer()
  learner = await elsewhere.signUp('away@example.test')
  const { publishableKey, secretKey } = elsewhere.backend
  const log = pino({ level: 'silent' })
  app = createApp({
    config: {
      publicUrl: undefined,
      legal: { companyName: '', address: '', email: '', phone: '', jurisdiction: '', venue: '' },
    },
    backend: openExternal({ url: elsewhere.url, publishableKey, secretKey }, log),
    engine: createPracticeTutor(),
    speech: await openSpeech({ settings: undefined, dataDir: elsewhere.dataDir, log }),
    log,
    version: '0.0.0',
    now: Date.now,
    readPage: () => Promise.resolve('<html><head></head></html>'),
    webRoot: undefined,
  })
})
afterAll(() => elsewhere.close())

const turn = (token: string) =>
  app.request('/api/tutor/turn', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ languageCode: 'fr-FR' }),
  })

it('sends the browser to the Supabase elsewhere, and names its mode', async () => {
  expect(await (await app.request('/health')).json()).toMatchObject({ status: 'ok', mode: 'supabase' })
  const response = await app.request('http://localhost/config.json')
  expect(await response.json()).toMatchObject({ supabaseUrl: elsewhere.url, mail: 'external' })
  expect(response.headers.get('content-security-policy')).toContain(elsewhere.url)
})

it('takes a turn for a learner of that Supabase, and for nobody else', async () => {
  const answer = await turn(learner.accessToken)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('"messageType":"welcome"')
  expect((await turn('nonsense')).status).toBe(401)
  expect((await turn(`${learner.accessToken.slice(0, -4)}AAAA`)).status).toBe(401)
})
