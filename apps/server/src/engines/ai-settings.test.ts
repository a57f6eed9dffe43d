import { describe, expect, it } from 'vitest'
import { ConfigError } from '../config-error.ts'
import { readAiSettings } from './ai-settings.ts'

const openai = { provider: 'openai', model: 'gpt-5.4-mini', baseUrl: undefined, apiKey: 'k' }

describe('the settings of the language model', () => {
  it.each([
    [{}, undefined],
    [{ AI_PROVIDER: 'builtin', AI_API_KEY: 'k' }, undefined],
    [{ OPENAI_API_KEY: 'k' }, undefined],
    [{ AI_PROVIDER: 'openai', OPENAI_API_KEY: 'k' }, openai],
    [{ AI_PROVIDER: 'openai', AI_API_KEY: 'k', OPENAI_API_KEY: 'other' }, openai],
    [
      { AI_PROVIDER: 'openai', AI_API_KEY: 'k', AI_MODEL: 'x' },
      { ...openai, model: 'x' },
    ],
    [
      { AI_PROVIDER: 'anthropic', ANTHROPIC_API_KEY: 'k', AI_BASE_URL: 'https://proxy/v1' },
      { provider: 'anthropic', model: 'claude-haiku-4-5', baseUrl: 'https://proxy/v1', apiKey: 'k' },
    ],
    [
      { AI_PROVIDER: 'google', GOOGLE_GENERATIVE_AI_API_KEY: 'k' },
      { provider: 'google', model: 'gemini-2.5-flash', baseUrl: undefined, apiKey: 'k' },
    ],
    [
      { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'http://localhost:11434/v1', AI_MODEL: 'qwen3' },
      {
        provider: 'openai-compatible',
        model: 'qwen3',
        baseUrl: 'http://localhost:11434/v1',
        apiKey: undefined,
      },
    ],
  ])('%o', (environment, settings) => {
    expect(readAiSettings(environment)).toEqual(settings)
  })

  it.each([
    [{ AI_PROVIDER: 'opnai' }, /^AI_PROVIDER is not valid: "opnai" is none of builtin, local, openai, /],
    [{ AI_API_KEY: 'secret' }, /^AI_PROVIDER is missing: with AI_API_KEY set/],
    [{ AI_PROVIDER: 'openai' }, /^AI_API_KEY is missing: .* or OPENAI_API_KEY\.$/],
    [{ AI_PROVIDER: 'anthropic', OPENAI_API_KEY: 'k' }, /^AI_API_KEY is missing: .* or ANTHROPIC_API_KEY\.$/],
    [{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' }, /^AI_BASE_URL is missing/],
    [{ AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'http://localhost/v1' }, /^AI_MODEL is missing/],
  ])('refuses %o in one line', (environment, message) => {
    expect(() => readAiSettings(environment)).toThrow(message)
    expect(() => readAiSettings(environment)).toThrow(ConfigError)
    expect(() => readAiSettings(environment)).not.toThrow(/\n|secret/)
  })
})
