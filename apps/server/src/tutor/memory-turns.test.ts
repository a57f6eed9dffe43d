import { randomUUID } from 'node:crypto'
import type { HistoryMessage } from '@lingarden/domain/tutor-turn'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLanguageModelTutor } from '../engines/language-model/create-tutor.ts'
import {
  speak,
  startFakeProvider,
  type Act,
  type FakeProvider,
} from '../engines/language-model/testing/fake-provider.ts'
import { fullAnswer } from '../engines/language-model/testing/turn-input.ts'
import { startTestServer, type TestLearner, type TestServer } from '../test/start-test-server.ts'

/** What is kept comes after the answer; a busy machine takes its time. */
const patience = { timeout: 15_000 }

let provider: FakeProvider
let server: TestServer
let learner: TestLearner
/** What the model answers next. */
let answer: Act = speak('{}')

beforeAll(async () => {
  provider = await startFakeProvider((response, request) => answer(response, request))
  const { engine } = createLanguageModelTutor(
    { provider: 'openai-compatible', model: 'm', baseUrl: provider.url, apiKey: undefined },
    { report: () => undefined },
  )
  server = await startTestServer({ engine })
  learner = await server.signUp('teller@example.test')
})
afterAll(async () => {
  await server.close()
  provider.close()
})

interface Said {
  message: string
  corrections?: object[]
  facts?: object[]
  history?: HistoryMessage[]
  messageId?: string
  offered?: string[] | undefined
}

/** One turn over HTTP; resolves when its last event has come, and gives the prompt that the model got. */
async function say({ corrections = [], facts = [], ...said }: Said): Promise<string> {
  const feedback = { ...fullAnswer.feedback, corrections }
  answer = speak(JSON.stringify({ ...fullAnswer, feedback, facts }), { chunk: 64 })
  const response = await fetch(`${server.url}/api/tutor/turn`, {
    method: 'POST',
    headers: { authorization: `Bearer ${learner.accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ languageCode: 'es-ES', messageId: randomUUID(), offered: [], ...said }),
  })
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('"type":"usage"')
  return JSON.stringify(provider.requests.at(-1)?.body.messages)
}

it('keeps a mistake of a message with half of an emoji and a NUL in it', async () => {
  await say({
    message: 'Mi hermana es muy alto \ud83d\0.',
    corrections: [{ original: 'muy alto', corrected: 'muy alta', explanation: 'Hermana is feminine.' }],
  })
  const kept = () => learner.client.from('learner_mistakes').select('id').eq('original', 'muy alto')
  await expect.poll(async () => (await kept()).data?.length, patience).toBe(1)
})

it('keeps none of what a model only says is wrong, neither lies nor what no rule decides', async () => {
  const lie = { original: 'hermana', corrected: 'sister', explanation: 'A lie.' }
  const perhaps = { original: 'harta con', corrected: 'harta de', explanation: 'It takes de.' }
  const sure = { original: 'dos gato', corrected: 'dos gatos', explanation: 'There are two.' }
  await say({ message: 'Mi hermana está harta con todo y tiene dos gato', corrections: [lie, perhaps, sure] })
  const kept = () =>
    learner.client.from('learner_mistakes').select('original, mended').neq('original', 'muy alto')
  // The sentence is not told as mended, as it may hold one more mistake.
  await expect
    .poll(async () => (await kept()).data, patience)
    .toEqual([{ original: 'dos gato', mended: null }])
})

const facts = async () =>
  (await learner.client.from('learner_facts').select('topic, fact, written_in').order('fact')).data
const mistake = async () =>
  (
    await learner.client
      .from('learner_mistakes')
      .select('category, sentence, mended, resolved_at, resolved_by, times_made, times_right')
      .eq('original', 'agua frío')
      .maybeSingle()
  ).data

const wrong = 'Quiero un agua frío'
const corrections = [{ original: 'agua frío', corrected: 'agua fría', explanation: 'agua is feminine' }]
const dog = { topic: 'pet', fact: 'has a dog called Luna' }
const user = (content: string): HistoryMessage => ({ role: 'user', content })
const tutor = (content: string): HistoryMessage => ({ role: 'ai', content })
const small = [user('Hola'), tutor('¿Qué tal?')]

describe('what a turn with a language model leaves behind', () => {
  it('what the learner told and got wrong is kept, and the next turn knows of it', async () => {
    await say({
      message: `¡Hola! ${wrong}. Gracias.`,
      corrections,
      facts: [dog, { topic: 'other', fact: 'has diabetes' }],
    })
    await expect
      .poll(facts, patience)
      .toEqual([{ topic: 'pet', fact: 'has a dog called Luna', written_in: 'en' }])
    expect(await mistake()).toMatchObject({
      category: 'form',
      sentence: 'Quiero un agua frío.',
      mended: 'Quiero un agua fría.',
      resolved_at: null,
      times_made: 1,
    })
    const prompt = await say({ message: 'Hola' })
    expect(prompt).toContain('pet: has a dog called Luna')
    expect(prompt).toContain('agua frío → agua fría')
  })

  it('is outgrown by two messages that use it right unaided', async () => {
    const right = 'Bebo agua fría en casa'
    const messageId = randomUUID()
    // Repeated right after its correction, copied, heard from the tutor, with help nobody tells of.
    await say({ message: right, history: [user(wrong), tutor('¡Claro!')] })
    await say({ message: right, history: small, offered: ['Un agua fría, por favor.'] })
    await say({ message: right, history: [...small, tutor('¿Agua fría?')] })
    await say({ message: right, history: small, offered: undefined })
    for (const _ of ['sent', 'sent again']) await say({ message: right, history: small, messageId })
    await expect.poll(async () => (await mistake())?.resolved_by, patience).toBe(messageId)
    expect(await mistake()).toMatchObject({ times_right: 1, times_made: 1, resolved_at: null })
    expect(await say({ message: 'Hola' })).toContain('agua frío → agua fría')
    await say({ message: right, history: small })
    await expect.poll(async () => (await mistake())?.resolved_at, patience).not.toBeNull()
    expect(await mistake()).toMatchObject({ times_right: 2, times_made: 1 })
    expect(await say({ message: 'Adiós' })).not.toContain('agua frío')
  })

  it('is open again when it is made again', async () => {
    await say({ message: wrong, corrections })
    await expect.poll(async () => (await mistake())?.times_made, patience).toBe(2)
    expect((await mistake())?.resolved_at).toBeNull()
  })

  it('who wants nothing remembered is asked for nothing, and nothing is told or kept', async () => {
    const remember = (remember_learner: boolean) =>
      learner.client.from('profiles').update({ remember_learner }).eq('id', learner.id)
    await remember(false)
    const prompt = await say({
      message: wrong,
      corrections,
      facts: [{ topic: 'home', fact: 'lives in Oslo' }],
    })
    expect(prompt).not.toMatch(/Luna|agua frío →|# Facts/)
    await remember(true)
    await say({ message: 'Vivo en Turku', facts: [{ topic: 'home', fact: 'lives in Turku' }] })
    await expect
      .poll(async () => (await facts())?.map(({ fact }) => fact), patience)
      .toContain('lives in Turku')
    expect((await facts())?.map(({ fact }) => fact)).not.toContain('lives in Oslo')
    expect(await mistake()).toMatchObject({ times_made: 2 })
  })
})
