import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { spokenWordsSchema } from '@lingarden/domain/speech'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mpegSeconds } from '../speech/testing/mpeg-frames.ts'
import { webmRecording } from '../speech/testing/recordings.ts'
import { errorOf, speechClient, type SpeechClient } from '../speech/testing/speech-client.ts'
import { startTestServer, type TestServer } from '../test/start-test-server.ts'

let server: TestServer
let clock = Date.parse('2090-11-30T12:00:00Z')
let learner: SpeechClient
let learners = 0
const newLearner = async () =>
  speechClient(server, await server.signUp(`ear-${(learners += 1)}@example.test`))
beforeAll(async () => {
  server = await startTestServer({ now: () => clock })
  learner = await newLearner()
})
afterAll(() => server.close())

const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())
const hello = { text: 'Buenos días, amigo.', shortLanguageCode: 'es' }

it('[7.2] [9.1b] reads a text out as an audio blob, in the voice coral unless another is asked for', async () => {
  const response = await learner.say(hello)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('audio/mpeg')
  const audio = await bytesOf(response)
  expect(mpegSeconds(audio)).toBeGreaterThan(0.8)
  expect(await bytesOf(await learner.say({ ...hello, voice: 'coral' }))).toEqual(audio)
  expect(await bytesOf(await learner.say({ ...hello, voice: 'onyx' }))).not.toEqual(audio)
})

it('tells when each word is heard', async () => {
  const response = await learner.say(hello)
  const told = await learner.get(response.headers.get('x-speech-words')!)
  const { words } = spokenWordsSchema.parse(await told.json())
  expect(words.map(({ offset, length }) => hello.text.slice(offset, offset + length))).toEqual([
    'Buenos',
    'días',
    'amigo',
  ])
  for (const path of ['0'.repeat(64), 'x', '..%2f..%2fsecrets']) {
    expect((await learner.get(`/api/tutor/tts/words/${path}`)).status).toBe(404)
  }
})

it('[9.12b] costs a credit for each started 100 characters, and nothing where it was read out before', async () => {
  const payer = await newLearner()
  const text = `Uno dos tres. ${randomUUID()} `.padEnd(201, 'hola ')
  expect((await payer.say({ text, shortLanguageCode: 'es' })).status).toBe(200)
  expect(await payer.credits()).toBe(10_000 - 3)
  expect((await payer.say({ text, shortLanguageCode: 'es', instructions: 'slowly' })).status).toBe(200)
  expect(await payer.credits()).toBe(10_000 - 3)
})

it('reads the same out once for all who ask at the same time', async () => {
  const [ada, ben] = [await newLearner(), await newLearner()]
  const before = await readdir(join(server.dataDir, 'speech-cache'))
  const body = { text: `Al mismo tiempo ${randomUUID()}`, shortLanguageCode: 'es' }
  const answers = await Promise.all([ada, ada, ben, ben, ben].map((client) => client.say(body)))
  const audios = await Promise.all(answers.map(bytesOf))
  expect(new Set(audios.map((audio) => Buffer.from(audio).toString('base64'))).size).toBe(1)
  expect((await ada.credits()) + (await ben.credits())).toBe(20_000 - 1)
  expect(await readdir(join(server.dataDir, 'speech-cache'))).toHaveLength(before.length + 1)
})

it('[8.1] says that credits are missing', async () => {
  const id = await server.signUp('poor-ear@example.test')
  const poor = speechClient(server, id)
  await server.client(server.backend.secretKey).rpc('reserve_credits', {
    p_user_id: id.id,
    p_amount: await poor.credits(),
    p_kind: 'activity',
    p_key: randomUUID(),
    p_today: '2090-11-30',
  })
  const refused = await errorOf(await poor.say({ text: `Nada ${randomUUID()}`, shortLanguageCode: 'es' }))
  expect(refused).toEqual({ status: 402, error: 'Insufficient credits', code: 'insufficient_credits' })
  expect((await poor.say(hello)).status).toBe(200)
})

it.each([
  [{ ...hello, text: '' }, 'nothing_to_say'],
  [{ ...hello, text: ' …😀' }, 'nothing_to_say'],
  [{ ...hello, text: 'a'.repeat(4001) }, 'invalid_request'],
  [{ ...hello, voice: 'nobody' }, 'invalid_request'],
  [{ ...hello, shortLanguageCode: 'de' }, 'invalid_request'],
  [{ ...hello, instructions: 'x'.repeat(1001) }, 'invalid_request'],
  [{ text: 'Hola' }, 'invalid_request'],
  ['{', 'invalid_request'],
  ['', 'invalid_request'],
])('refuses %j with one clear error', async (body, code) => {
  const refused = await errorOf(await learner.say(body))
  expect(refused).toMatchObject({ status: 400, code })
  expect(refused.error.length).toBeGreaterThan(20)
})

it('[8.3a] speaks and listens to nobody who is not signed in', async () => {
  for (const path of ['tts', 'tts/words/x', 'transcribe-language']) {
    const response = await fetch(`${server.url}/api/tutor/${path}`, { method: 'POST', body: '{}' })
    expect(response.status).toBe(401)
  }
})

it('says without a service that nothing can be written down, and what to do', async () => {
  const refused = await errorOf(await learner.transcribe(webmRecording(2)))
  expect(refused).toMatchObject({ status: 501, code: 'transcription_unavailable' })
  expect(refused.error).toContain('type instead')
  const config = (await (await fetch(`${server.url}/config.json`)).json()) as { speech: unknown }
  expect(config.speech).toEqual({ tts: 'embedded', transcription: false })
})

it('lets nobody ask without end', async () => {
  const hasty = await newLearner()
  const statuses = await Promise.all(Array.from({ length: 250 }, async () => (await hasty.say(hello)).status))
  expect(statuses.filter((status) => status === 200)).toHaveLength(240)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  expect((await learner.say(hello)).status).toBe(200)
})

it('never fails on hostile input, and an error has one shape', async () => {
  const field = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.constantFrom('es', 'zh', 'coral', null, 7, {}, []),
  )
  const body = fc.oneof(
    fc.record(
      { text: field, voice: field, shortLanguageCode: field, instructions: field },
      { requiredKeys: [] },
    ),
    fc.record({
      text: fc.string({ unit: 'binary', minLength: 1 }),
      shortLanguageCode: fc.constantFrom('es', 'zh', 'fr'),
    }),
    fc.json(),
    fc.string(),
  )
  await fc.assert(
    fc.asyncProperty(body, async (given) => {
      clock += 60_000
      const response = await learner.say(given)
      expect(response.status).toBeLessThan(500)
      const isAudio = response.headers.get('content-type') === 'audio/mpeg'
      const answer = isAudio ? { error: '', code: '' } : ((await response.json()) as object)
      expect(Object.keys(answer)).toEqual(['error', 'code'])
      expect(isAudio).toBe(response.status === 200)
    }),
    { numRuns: 100 },
  )
})
