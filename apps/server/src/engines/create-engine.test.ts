import { pino } from 'pino'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createEngine } from './create-engine.ts'
import {
  refuse,
  reset,
  speak,
  startFakeProvider,
  streamRaw,
  type Act,
} from './language-model/testing/fake-provider.ts'
import { fullAnswer, turnInput } from './language-model/testing/turn-input.ts'

afterEach(() => vi.restoreAllMocks())

const settingsOf = (baseUrl: string) =>
  ({ provider: 'openai-compatible', model: 'qwen3', baseUrl, apiKey: undefined }) as const

it('without settings the built-in tutor answers', async () => {
  const { engine, describe: describeEngine } = await createEngine(undefined, pino({ level: 'silent' }))
  expect(engine.id).toBe('builtin')
  expect(await describeEngine()).toBe('builtin')
})

it('tells the operator which model answers and what it can', async () => {
  const provider = await startFakeProvider(speak('{"reply":"Hi"}'))
  const { engine, describe: describeEngine } = await createEngine(
    settingsOf(provider.url),
    pino({ level: 'silent' }),
  )
  expect(engine).toMatchObject({ id: 'llm', label: 'openai-compatible:qwen3' })
  expect(await describeEngine()).toMatch(
    /^openai-compatible:qwen3, structured answers by JSON schema; prompts of version \d+$/,
  )
  provider.close()
})

describe('the log', () => {
  const message = 'Mi secreto es la zanahoria'
  const echo = `You wrote: ${message}; your key is the-key; You are Alex`
  const whole = JSON.stringify(fullAnswer)

  it.each<[string, Act]>([
    ['a refusal that quotes the learner', refuse(400, { message: echo, code: echo })],
    ['a refusal of the key that quotes it', refuse(401, { message: echo, type: echo })],
    ['a failing server that quotes all', refuse(500, { message: echo })],
    ['a broken stream', streamRaw(`data: {"error":{"message":"${echo}","code":"x"}}\n\n`)],
    ['a chunk that is no JSON', streamRaw(`data: ${echo}\n\n`)],
    ['a reset connection', reset],
    ['an answer that breaks off', speak(whole.slice(0, 60))],
    ['an answer without a reply', speak(`{"reply": null, "x": "${message}"}`)],
  ])('has the kind of problem and no word of the learner, the prompt or the key: %s', async (_, act) => {
    const written: string[] = []
    const write = (text: unknown) => written.push(String(text)) > 0
    for (const stream of [process.stdout, process.stderr]) vi.spyOn(stream, 'write').mockImplementation(write)
    vi.spyOn(process, 'emitWarning').mockImplementation(write)
    for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
      vi.spyOn(console, method).mockImplementation(write)
    }
    const log = pino({ level: 'trace' }, { write })
    const provider = await startFakeProvider(act)
    const settings = {
      provider: 'openai-compatible',
      model: 'm',
      baseUrl: provider.url,
      apiKey: 'the-key',
    } as const
    const { engine } = await createEngine(settings, log)
    const events = await Array.fromAsync(engine.turn(turnInput({ message })))
    provider.close()
    const all = written.join('\n')
    expect(all).toContain('The language model failed')
    expect(all).not.toMatch(/zanahoria|the-key|You are Alex/)
    expect(JSON.stringify(events)).not.toMatch(/zanahoria|the-key|You are Alex/)
  })
})

it('a conversation is opened without the provider, as nobody may ever answer', async () => {
  let calls = 0
  const provider = await startFakeProvider((...args) => {
    calls++
    return speak(JSON.stringify(fullAnswer))(...args)
  })
  const { engine } = await createEngine(settingsOf(provider.url), pino({ level: 'silent' }))
  const typesOf = async (message: string | undefined) => {
    const types: string[] = []
    for await (const event of engine.turn({ ...turnInput(), message }))
      if (event.type === 'reply') types.push(event.messageType)
    return types
  }
  expect(await typesOf(undefined)).toEqual(['welcome', 'welcome_question'])
  expect(calls).toBe(0)
  expect(await typesOf('Hola')).not.toEqual([])
  expect(calls).toBeGreaterThan(0)
  provider.close()
})
