import { afterEach, expect, it } from 'vitest'
import { openModel } from './call/open-model.ts'
import { checkModel } from './check-model.ts'
import { Ladder } from './ladder.ts'
import {
  hang,
  refuse,
  speak,
  startFakeProvider,
  type Act,
  type FakeProvider,
} from './testing/fake-provider.ts'

const open: FakeProvider[] = []
afterEach(() => {
  for (const provider of open.splice(0)) provider.close()
})

async function check(...acts: Act[]) {
  const provider = await startFakeProvider(...acts)
  open.push(provider)
  const settings = {
    provider: 'openai-compatible',
    model: 'm',
    baseUrl: provider.url,
    apiKey: 'secret',
  } as const
  const ladder = new Ladder(() => 0)
  const line = await checkModel(openModel(settings, fetch), ladder, 500)
  return { line, rung: ladder.rung, requests: provider.requests.length }
}

const json = speak('{"reply": "Hi"}')
const refusal = refuse(400, { message: 'response_format is not supported' })

it.each<[string, Act[], string, string, number]>([
  ['can do schemas', [json], 'structured answers by JSON schema', 'schema', 1],
  ['refuses schemas', [refusal, json], 'structured answers by JSON on request', 'prompt', 2],
  ['ignores schemas', [speak('Hi'), json], 'structured answers by JSON on request', 'prompt', 2],
  ['only talks', [speak('Hi')], 'plain replies only: no feedback, suggestions or new goals', 'text', 3],
  [
    'gives no reason for refusing',
    [refuse(400, { message: 'Bad Request' }), json],
    'structured answers by JSON on request',
    'prompt',
    2,
  ],
  [
    'is slow',
    [hang],
    'not checked: no answer within 0.5 s; begins with structured answers by JSON schema',
    'schema',
    1,
  ],
  [
    'has another key',
    [refuse(401, { message: 'bad key: secret' })],
    'does not answer: the provider refuses the key: check AI_API_KEY (HTTP 401)',
    'schema',
    1,
  ],
  [
    'is not there',
    [refuse(404, { message: 'model not found' })],
    'does not answer: the provider has no such model: check AI_MODEL (HTTP 404)',
    'schema',
    1,
  ],
  ['says nothing', [speak('')], 'does not answer: what the provider answers cannot be read', 'schema', 3],
])('a model that %s', async (_, acts, line, rung, requests) => {
  expect(await check(...acts)).toEqual({ line, rung, requests })
})
