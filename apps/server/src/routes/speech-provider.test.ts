import { randomUUID } from 'node:crypto'
import { largestRecording } from '@lingarden/domain/speech'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import {
  answerMp3,
  answerWith,
  fakeMp3,
  hang,
  refuse,
  reset,
  startFakeVoiceService,
  type FakeVoiceService,
} from '../speech/testing/fake-voice-service.ts'
import { webmRecording } from '../speech/testing/recordings.ts'
import { errorOf, speechClient, type SpeechClient } from '../speech/testing/speech-client.ts'
import { startTestServer, type TestServer } from '../test/start-test-server.ts'

let service: FakeVoiceService
let server: TestServer
let learner: SpeechClient
beforeAll(async () => {
  service = await startFakeVoiceService()
  server = await startTestServer({
    speech: {
      provider: 'openai',
      speechModel: 'gpt-4o-mini-tts',
      transcriptionModel: 'gpt-4o-mini-transcribe',
      baseUrl: service.url,
      apiKey: 'sk-test-key',
    },
  })
  learner = speechClient(server, await server.signUp('listener@example.test'))
})
afterAll(async () => {
  await server.close()
  service.close()
})

/** What a call costs. */
async function costOf<Result>(call: () => Promise<Result>): Promise<{ cost: number; result: Result }> {
  const before = await learner.credits()
  const result = await call()
  return { cost: before - (await learner.credits()), result }
}
const freshText = () => ({ text: `Hola ${randomUUID()}`, shortLanguageCode: 'es' })
const heard = answerWith(200, 'application/json', JSON.stringify({ text: ' Me llamo Ada. ' }))

it('[7.2] asks the provider for the voice, the language and the manner', async () => {
  service.play(answerMp3)
  const body = { ...freshText(), voice: 'sage', instructions: 'Speak slowly.' }
  const { cost, result } = await costOf(() => learner.say({ ...body, text: `<b>${body.text}</b>` }))
  expect(result.headers.get('content-type')).toBe('audio/mpeg')
  expect(result.headers.get('x-speech-words')).toBeNull()
  expect(new Uint8Array(await result.arrayBuffer())).toEqual(fakeMp3)
  expect(cost).toBe(1)
  const [call] = service.calls
  expect(call).toMatchObject({ path: '/v1/audio/speech', headers: { authorization: 'Bearer sk-test-key' } })
  expect(JSON.parse(call!.body.toString())).toMatchObject({
    model: 'gpt-4o-mini-tts',
    voice: 'sage',
    input: body.text,
    response_format: 'mp3',
    instructions: expect.stringMatching(/Spanish \(es-ES\).*Speak slowly\.$/),
  })
})

it('asks the provider once for the same text, but anew for another manner', async () => {
  service.play(answerMp3)
  const body = freshText()
  for (const instructions of ['', '', 'Whisper.']) await learner.say({ ...body, instructions })
  expect(service.calls).toHaveLength(2)
})

it.each([
  ['a wrong key', refuse(401), 502, 'speech_invalid_key'],
  ['too many calls', refuse(429), 503, 'speech_rate_limit'],
  ['a failing provider', refuse(500), 503, 'speech_overloaded'],
  ['an unknown model', refuse(404), 502, 'speech_model_missing'],
  ['a page instead of audio', answerWith(200, 'text/html', '<h1>down</h1>'), 502, 'speech_bad_response'],
  ['no audio', answerWith(200, 'audio/mpeg', ''), 502, 'speech_bad_response'],
  ['a broken connection', reset, 502, 'speech_network'],
])('%s gives one clear error and the credits back', async (_name, act, status, code) => {
  service.play(act)
  const { cost, result } = await costOf(async () => errorOf(await learner.say(freshText())))
  expect(result).toMatchObject({ status, code })
  expect(result.error).toContain('go on reading')
  expect(result.error).not.toContain('secret')
  expect(cost).toBe(0)
})

it('tries once more where the provider is busy', async () => {
  service.play(refuse(429), answerMp3)
  expect((await learner.say(freshText())).status).toBe(200)
  expect(service.calls).toHaveLength(2)
})

it('ends the call to the provider when the learner leaves', async () => {
  service.play(hang)
  const leaving = new AbortController()
  const answer = learner.say(freshText(), { signal: leaving.signal })
  await vi.waitFor(() => expect(service.calls).toHaveLength(1))
  leaving.abort()
  await expect(answer).rejects.toThrow('aborted')
  await vi.waitFor(() => expect(service.calls[0]?.isCutOff).toBe(true))
})

it('[7.1a] [7.1b] [9.12b] writes a recording down for 5 credits', async () => {
  service.play(heard)
  const { cost, result } = await costOf(() => learner.transcribe(webmRecording(4)))
  expect(await result.json()).toEqual({ transcription: 'Me llamo Ada.' })
  expect(cost).toBe(5)
  const [call] = service.calls
  expect(call?.path).toBe('/v1/audio/transcriptions')
  expect(call?.body.toString('latin1')).toMatch(/name="language"\r\n\r\nes\r\n/)
  expect(call?.body.toString('latin1')).toMatch(/filename="audio\.webm"/)
})

it.each([
  ['a wrong key', refuse(401), 502, 'transcription_invalid_key'],
  ['too many calls', refuse(429), 503, 'transcription_rate_limit'],
  ['silence', answerWith(200, 'application/json', '{"text":" "}'), 422, 'nothing_heard'],
  ['an answer of another kind', answerWith(200, 'text/html', '<h1>'), 502, 'transcription_bad_response'],
  ['a recording that the provider cannot read', refuse(400), 422, 'transcription_bad_request'],
])('%s gives one clear error and the credits of the recording back', async (_name, act, status, code) => {
  service.play(act)
  const { cost, result } = await costOf(async () => errorOf(await learner.transcribe(webmRecording(4))))
  expect(result).toMatchObject({ status, code })
  expect(cost).toBe(0)
})

it.each([
  ['an empty recording', new Uint8Array(), 'es', 400, 'empty_recording'],
  ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47), 'es', 415, 'unsupported_recording'],
  ['half an hour', webmRecording(1800), 'es', 413, 'recording_too_long'],
  ['no recording', undefined, 'es', 400, 'invalid_request'],
  ['an unknown language', webmRecording(4), 'de', 400, 'invalid_request'],
  ['no language', webmRecording(4), '', 400, 'invalid_request'],
  ['too many bytes', new Uint8Array(largestRecording + 100_000), 'es', 413, 'too_large'],
])('%s is refused before anything is asked or paid', async (_name, audio, language, status, code) => {
  service.play(heard)
  const { cost, result } = await costOf(async () => errorOf(await learner.transcribe(audio, language)))
  expect(result).toMatchObject({ status, code })
  expect(service.calls).toHaveLength(0)
  expect(cost).toBe(0)
})

it.each([
  ['', 'multipart/form-data'],
  ['--x\r\n', 'multipart/form-data; boundary=x'],
  [
    '--x\r\ncontent-disposition: form-data; name="audioFile"; filename="a"\r\n\r\ncut',
    'multipart/form-data; boundary=x',
  ],
  ['{}', 'application/json'],
  ['audioFile=x&languageCode=es', 'application/x-www-form-urlencoded'],
])('refuses the form %j of the type %s', async (body, type) => {
  const response = await learner.post('/api/tutor/transcribe-language', body, { 'content-type': type })
  expect(await errorOf(response)).toMatchObject({ status: 400, code: 'invalid_request' })
})

it('refuses a recording of unknown length once it is too large', async () => {
  const piece = new Uint8Array(1024 * 1024)
  let sent = 0
  const body = new ReadableStream({
    pull: (controller) => {
      sent += 1
      if (sent > 100) controller.close()
      else controller.enqueue(piece)
    },
  })
  const headers = { 'content-type': 'multipart/form-data; boundary=x', ...(await bearer()) }
  const response = await learner.transcribe(undefined, 'es', { body, duplex: 'half', headers } as RequestInit)
  expect(response.status).toBe(413)
  expect(sent).toBeLessThan(60)
})

const bearer = async () => {
  const other = await server.signUp(`${randomUUID()}@example.test`)
  return { authorization: `Bearer ${other.accessToken}` }
}

it('tells the web app what speech there is', async () => {
  const config = (await (await fetch(`${server.url}/config.json`)).json()) as { speech: unknown }
  expect(config.speech).toEqual({ tts: 'openai', transcription: true })
})
