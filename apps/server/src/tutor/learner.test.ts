import { findLanguage, type SupportedLanguage } from '@lingarden/languages/find-language'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestLearner, type TestServer } from '../test/start-test-server.ts'
import { readLearner } from './learner.ts'

let server: TestServer
let learner: TestLearner
let spanish: SupportedLanguage
beforeAll(async () => {
  server = await startTestServer()
  learner = await server.signUp('known@example.test')
  const language = findLanguage('es-ES')
  if (!language) throw new Error('no Spanish')
  spanish = language
})
afterAll(() => server.close())

const day = 86_400_000
const planted = { planted_by: 'added', planted_at: '2026-01-01T00:00:00Z' }
const read = (now = Date.now()) =>
  readLearner(server.backend.call, { id: learner.id, token: learner.accessToken }, spanish, now)

it('[1.11a] knows the defaults of somebody new: a beginner, until a level is chosen', async () => {
  expect(await read()).toEqual({
    level: 'beginner',
    gender: null,
    tutorName: 'Alex',
    wordBank: [],
    dueWords: [],
    mayRemember: true,
    recentMistakes: [],
    facts: [],
  })
})

it('knows level, forms, voice, words, open mistakes and facts, the newest first', async () => {
  const { client, id } = learner
  const update = { gender: 'feminine', voice_setting: 'coral', language_levels: { 'es-ES': 'beginner' } }
  await client.from('profiles').update(update).eq('id', id)
  for (const word of ['sol', 'luna']) {
    await client
      .from('user_dictionaries')
      .insert({ user_id: id, language_code: 'es-ES', word_string: word, ...planted })
  }
  await client.from('user_dictionaries').insert({ user_id: id, language_code: 'es-ES', word_string: 'met' })
  await client.from('user_dictionaries').insert({ user_id: id, language_code: 'fr-FR', word_string: 'lune' })
  const inSentence = { sentence: 'Yo gusta leer.', mended: 'Me gusta leer.' }
  await client.rpc('record_learner_mistakes', {
    p_user_id: id,
    p_language_code: 'es-ES',
    p_mistakes: [
      { original: 'la problema', corrected: 'el problema', message_id: 'm1' },
      { original: 'yo gusta', corrected: 'me gusta', message_id: 'm2', ...inSentence },
    ],
  })
  const outgrown = { resolved_at: new Date().toISOString() }
  await client.from('learner_mistakes').update(outgrown).eq('original', 'la problema')
  const told = (topic: string, text: string) => ({ topic, text, written_in: 'en' })
  const facts = (code: string, ...all: ReturnType<typeof told>[]) =>
    client.rpc('remember_learner_facts', {
      p_user_id: id,
      p_language_code: code,
      p_facts: all,
      p_message_id: 'm3',
    })
  await facts('fr-FR', told('home', 'lives in Turku'), told('likes', 'likes tea'))
  await facts('es-ES', told('home', 'lives in Oslo'), told('pet', 'has a dog called Luna'))
  expect(await read()).toEqual({
    level: 'beginner',
    gender: 'feminine',
    tutorName: spanish.voiceTutorNames.coral,
    wordBank: ['luna', 'sol'],
    dueWords: [],
    mayRemember: true,
    recentMistakes: [
      {
        id: expect.any(String),
        original: 'yo gusta',
        corrected: 'me gusta',
        ...inSentence,
        explanation: '',
        isDue: true,
        selfMended: false,
      },
    ],
    facts: expect.arrayContaining([
      { topic: 'home', text: 'lives in Oslo', writtenIn: 'en' },
      { topic: 'pet', text: 'has a dog called Luna', writtenIn: 'en' },
      { topic: 'likes', text: 'likes tea', writtenIn: 'en' },
    ]),
  })
})

it('knows which of the words touched last and longest ago are due', async () => {
  const { client, id } = learner
  const now = Date.now()
  const row = (word_string: string, daysAgo: number, seen: number) => ({
    user_id: id,
    language_code: 'es-ES',
    word_string,
    seen,
    ...planted,
    updated_at: new Date(now - daysAgo * day).toISOString(),
  })
  // More words than a turn reads, between those of today and the oldest one.
  const many = Array.from({ length: 70 }, (_, place) => row(`palabra${place}`, 3, 10))
  const { error } = await client
    .from('user_dictionaries')
    .insert([row('viejo', 90, 0), row('semilla', 2, 0), row('reciente', 0.5, 0), ...many])
  expect(error).toBeNull()
  const { dueWords, wordBank } = await read()
  expect(dueWords).toEqual(['viejo', 'semilla'])
  expect(wordBank).toHaveLength(60)
  expect(wordBank).not.toContain('viejo')
})

it('knows neither facts nor mistakes of somebody who wants nothing remembered', async () => {
  const { client, id } = learner
  await client.from('profiles').update({ remember_learner: false }).eq('id', id)
  expect(await read()).toMatchObject({ mayRemember: false, facts: [], recentMistakes: [] })
  await client.from('profiles').update({ remember_learner: true }).eq('id', id)
})
