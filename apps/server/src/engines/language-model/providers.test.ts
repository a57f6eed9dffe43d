import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import type { AiProvider } from '../ai-settings.ts'
import { createLanguageModelTutor } from './create-tutor.ts'
import { refuse, startFakeProvider, streamRaw, type Act, type FakeProvider } from './testing/fake-provider.ts'
import { fullAnswer, textOf, turnInput, typesOf } from './testing/turn-input.ts'

const open: FakeProvider[] = []
afterEach(() => {
  for (const provider of open.splice(0)) provider.close()
})

async function take(provider: AiProvider, act: Act, input = turnInput()) {
  const server = await startFakeProvider(act)
  open.push(server)
  const settings = { provider, model: models[provider], baseUrl: server.url, apiKey: 'the-key' }
  const { engine } = createLanguageModelTutor(settings, { report: () => undefined })
  const events = await Array.fromAsync(engine.turn(input))
  return { events, label: engine.label, request: server.requests[0] }
}

const models = {
  openai: 'gpt-5.4-mini',
  anthropic: 'claude-haiku-4-5',
  google: 'gemini-2.5-flash',
  'openai-compatible': 'm',
}

/** A stream in the words of a provider, with the answer in place of its text. */
const streamOf = (provider: string, name: string, answer: object = fullAnswer): string => {
  const file = new URL(`testing/streams/${provider}.${name}.sse`, import.meta.url)
  const [first, second] = [0, 60].map((from, index) =>
    JSON.stringify(answer).slice(from, index === 0 ? 60 : undefined),
  )
  const inString = (text = '') => JSON.stringify(text).slice(1, -1)
  return readFileSync(file, 'utf8')
    .replaceAll('{{first}}', () => inString(first))
    .replaceAll('{{second}}', () => inString(second))
}

describe.each(['openai', 'anthropic', 'google'] as const)('%s', (provider) => {
  it('is asked for JSON of our shape, without thinking first, and answers as a turn', async () => {
    const { events, label, request } = await take(provider, streamRaw(streamOf(provider, 'answer')))
    expect(textOf(events)).toBe(fullAnswer.reply)
    expect(typesOf(events)).toEqual(['reply-delta', 'reply', 'feedback', 'suggestions', 'goals', 'usage'])
    expect(events.at(-1)).toEqual({ type: 'usage', inputTokens: 900, outputTokens: 120, estimated: false })
    expect(label).toBe(`${provider}:${models[provider]}`)
    await expect(JSON.stringify(withoutTexts(request?.body), null, 2)).toMatchFileSnapshot(
      `testing/snapshots/request.${provider}.txt`,
    )
  })

  it('tells what to remember of the learner, last of all, where it may', async () => {
    const facts = [{ topic: 'pet', fact: 'Has a dog called Luna.' }]
    const act = streamRaw(streamOf(provider, 'answer', { ...fullAnswer, facts }))
    const { events, request } = await take(provider, act, turnInput({ mayRemember: true }))
    expect(events).toContainEqual({
      type: 'facts',
      facts: [{ topic: 'pet', text: 'Has a dog called Luna', writtenIn: 'en' }],
    })
    expect(typesOf(events)).not.toContain('degraded')
    expect(JSON.stringify(request?.body)).toMatch(/"required":\["reply",[^\]]*"suggestions","facts"\]/)
    const asked = await take(provider, act)
    expect(typesOf(asked.events)).not.toContain('facts')
  })

  it('tells of an overload within the stream', async () => {
    const { events } = await take(provider, streamRaw(streamOf(provider, 'overloaded')))
    expect(typesOf(events)).toEqual(['error', 'usage'])
    expect(events[0]).toMatchObject({ code: 'tutor_overloaded' })
  })
})

const textKeys = new Set(['messages', 'input', 'system', 'contents', 'systemInstruction'])

const withoutTexts = (body: Record<string, unknown> = {}) =>
  Object.fromEntries(Object.entries(body).map(([key, value]) => [key, textKeys.has(key) ? '…' : value]))

describe('errors in the words of each provider', () => {
  it.each<[AiProvider, number, Record<string, unknown>, string]>([
    ['openai', 401, { message: 'Incorrect API key provided', code: 'invalid_api_key' }, 'invalid_key'],
    ['openai', 429, { message: 'You exceeded your current quota', code: 'insufficient_quota' }, 'quota'],
    ['anthropic', 401, { type: 'authentication_error', message: 'invalid x-api-key' }, 'invalid_key'],
    ['anthropic', 400, { type: 'invalid_request_error', message: 'Your credit balance is too low' }, 'quota'],
    ['anthropic', 529, { type: 'overloaded_error', message: 'Overloaded' }, 'overloaded'],
    ['anthropic', 400, { type: 'invalid_request_error', message: 'prompt is too long' }, 'context_too_long'],
    ['google', 400, { code: 400, message: 'API key not valid.', status: 'INVALID_ARGUMENT' }, 'invalid_key'],
    ['google', 429, { code: 429, message: 'Slow down', status: 'RESOURCE_EXHAUSTED' }, 'rate_limit'],
    ['google', 503, { code: 503, message: 'The model is overloaded.', status: 'UNAVAILABLE' }, 'overloaded'],
  ])('%s %i %o', async (provider, status, error, kind) => {
    const { events } = await take(provider, refuse(status, error))
    expect(events[0]).toMatchObject({ type: 'error', code: `tutor_${kind}` })
  })
})
