import { expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { readSpeechSettings } from './settings.ts'

const local = 'http://localhost:8000/v1'

it('leaves it to the embedded voice unless a provider is named', () => {
  expect(readSpeechSettings({})).toBeUndefined()
  expect(readSpeechSettings({ SPEECH_PROVIDER: 'embedded' })).toBeUndefined()
  expect(readSpeechSettings({ OPENAI_API_KEY: 'k', AI_PROVIDER: 'openai', AI_API_KEY: 'k' })).toBeUndefined()
})

it.each([
  [
    { SPEECH_PROVIDER: 'openai', OPENAI_API_KEY: 'k' },
    'gpt-4o-mini-tts',
    'gpt-4o-mini-transcribe',
    undefined,
    'k',
  ],
  [
    { SPEECH_PROVIDER: 'google', AI_PROVIDER: 'google', AI_API_KEY: 'a' },
    'gemini-2.5-flash-preview-tts',
    'gemini-3.5-transcribe',
    undefined,
    'a',
  ],
  [{ SPEECH_PROVIDER: 'deepgram', DEEPGRAM_API_KEY: 'd' }, undefined, 'nova-3', undefined, 'd'],
  [
    {
      SPEECH_PROVIDER: 'elevenlabs',
      SPEECH_API_KEY: 'e',
      SPEECH_MODEL: 'embedded',
      TRANSCRIPTION_MODEL: 'none',
    },
    undefined,
    undefined,
    undefined,
    'e',
  ],
  [
    {
      SPEECH_PROVIDER: 'openai-compatible',
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: local,
      TRANSCRIPTION_MODEL: 'whisper',
    },
    undefined,
    'whisper',
    local,
    undefined,
  ],
  [
    { SPEECH_PROVIDER: 'azure', SPEECH_BASE_URL: local, AZURE_API_KEY: 'z', SPEECH_MODEL: 'mine' },
    'mine',
    undefined,
    local,
    'z',
  ],
])('reads %j', (env, speechModel, transcriptionModel, baseUrl, apiKey) => {
  expect(readSpeechSettings(env)).toEqual({
    provider: env.SPEECH_PROVIDER,
    speechModel,
    transcriptionModel,
    baseUrl,
    apiKey,
  })
})

it.each([
  [{ SPEECH_PROVIDER: 'nobody' }, /^SPEECH_PROVIDER is not valid: "nobody"/],
  [{ SPEECH_API_KEY: 'k' }, /^SPEECH_PROVIDER is missing/],
  [{ TRANSCRIPTION_MODEL: 'whisper' }, /^SPEECH_PROVIDER is missing/],
  [{ SPEECH_PROVIDER: 'openai' }, /^SPEECH_API_KEY is missing.*OPENAI_API_KEY/],
  [{ SPEECH_PROVIDER: 'openai', AI_PROVIDER: 'google', AI_API_KEY: 'k' }, /^SPEECH_API_KEY is missing/],
  [{ SPEECH_PROVIDER: 'openai-compatible', SPEECH_MODEL: 'm' }, /^SPEECH_BASE_URL is missing/],
  [{ SPEECH_PROVIDER: 'openai-compatible', SPEECH_BASE_URL: local }, /^SPEECH_MODEL and TRANSCRIPTION_MODEL/],
  [{ SPEECH_PROVIDER: 'deepgram', DEEPGRAM_API_KEY: 'd', SPEECH_MODEL: 'aura-2' }, /^SPEECH_MODEL cannot/],
  [
    { SPEECH_PROVIDER: 'openai', OPENAI_API_KEY: 'k', SPEECH_BASE_URL: 'ftp://x' },
    /^SPEECH_BASE_URL is not valid/,
  ],
])('refuses %j in one line', (env, message) => {
  expect(() => readConfig(env)).toThrow(message)
})
