import { supportedLanguages } from '@lingarden/languages/find-language'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SpeechProvider, SpeechSettings } from '../settings.ts'
import {
  answerMp3,
  answerWith,
  hang,
  startFakeVoiceService,
  type FakeVoiceService,
} from '../testing/fake-voice-service.ts'
import { webmRecording } from '../testing/recordings.ts'
import { openModels } from './open-models.ts'
import { createProviderSpeaker } from './provider-speaker.ts'
import { createProviderTranscriber } from './provider-transcriber.ts'

let service: FakeVoiceService
beforeAll(async () => {
  service = await startFakeVoiceService()
})
afterAll(() => service.close())

const never = new AbortController().signal
const [mandarin] = supportedLanguages
const utterance = { text: '你好', voice: 'onyx', language: mandarin!, instructions: undefined } as const
const settingsOf = (provider: SpeechProvider): SpeechSettings => ({
  provider,
  speechModel: 'm',
  transcriptionModel: 'm',
  baseUrl: service.url,
  apiKey: 'key',
})
const wav = Buffer.from('RIFF\0\0\0\0WAVEfmt ')

it.each([
  ['openai-compatible', '/v1/audio/speech', answerMp3, 'audio/mpeg', '"voice":"onyx"'],
  ['azure', '/v1/audio/speech', answerMp3, 'audio/mpeg', '"voice":"onyx"'],
  ['elevenlabs', '/v1/text-to-speech/nPczCjzI2devNBz1zQrb', answerMp3, 'audio/mpeg', '"language_code":"zh"'],
  [
    'google',
    '/v1/models/m:generateContent',
    answerWith(
      200,
      'application/json',
      JSON.stringify({
        candidates: [
          {
            content: {
              parts: [{ inlineData: { mimeType: 'audio/L16;rate=24000', data: wav.toString('base64') } }],
            },
          },
        ],
      }),
    ),
    'audio/wav',
    '"voiceName":"Fenrir"',
  ],
] as const)('speaks by %s', async (provider, path, act, type, sent) => {
  service.play(act)
  const settings = settingsOf(provider)
  const speaker = createProviderSpeaker(settings, await openModels(settings), 'm')
  expect(await speaker.speak(utterance, never)).toMatchObject({ type })
  expect(service.calls[0]?.path.split('?')[0]).toBe(path)
  expect(service.calls[0]?.body.toString()).toContain(sent)
})

it.each([
  ['openai-compatible', '/v1/audio/transcriptions', { text: '你好' }],
  ['azure', '/v1/audio/transcriptions', { text: '你好' }],
  [
    'elevenlabs',
    '/v1/speech-to-text',
    { language_code: 'zh', language_probability: 1, text: '你好', words: [] },
  ],
  [
    'deepgram',
    '/v1/listen',
    { results: { channels: [{ alternatives: [{ transcript: '你好', words: [] }] }] } },
  ],
] as const)('writes down by %s', async (provider, path, answer) => {
  service.play(answerWith(200, 'application/json', JSON.stringify(answer)))
  const settings = settingsOf(provider)
  const transcriber = createProviderTranscriber(settings, await openModels(settings), 'm')
  expect(await transcriber.transcribe(webmRecording(2), mandarin!, never)).toBe('你好')
  const [call] = service.calls
  expect(call?.path.split('?')[0]).toBe(path)
  expect(`${call?.path} ${call?.body.toString('latin1')}`).toMatch(/language(_code)?("\r\n\r\n|=)zh/)
})

it('waits for a provider that hangs no longer than it may', async () => {
  service.play(hang)
  const settings = settingsOf('openai')
  const models = await openModels(settings)
  const speaking = createProviderSpeaker(settings, models, 'm', () => 30).speak(utterance, never)
  await expect(speaking).rejects.toMatchObject({ status: 504, code: 'speech_timeout' })
  const listening = createProviderTranscriber(settings, models, 'm', 30).transcribe(
    webmRecording(2),
    mandarin!,
    never,
  )
  await expect(listening).rejects.toMatchObject({ status: 504, code: 'transcription_timeout' })
})
