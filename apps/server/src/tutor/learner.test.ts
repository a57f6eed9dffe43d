import { findLanguage, type SupportedLanguage } from '@lingarden/domain/languages'
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

const read = (client = learner.client) =>
  readLearner(client, learner.id, spanish, new AbortController().signal)

it('[3.9b] knows the defaults of somebody new', async () => {
  expect(await read()).toEqual({
    level: 'intermediate',
    gender: null,
    tutorName: 'Alex',
    wordBank: [],
    recentMistakes: [],
    facts: [],
  })
})

it('knows level, forms, voice, words, open mistakes and facts, the newest first', async () => {
  const { client, id } = learner
  const update = { gender: 'feminine', voice_setting: 'coral', language_levels: { 'es-ES': 'beginner' } }
  await client.from('profiles').update(update).eq('id', id)
  for (const word of ['sol', 'luna']) {
    await client.from('user_dictionaries').insert({ user_id: id, language_code: 'es-ES', word_string: word })
  }
  await client.from('user_dictionaries').insert({ user_id: id, language_code: 'fr-FR', word_string: 'lune' })
  await client.rpc('record_learner_mistakes', {
    p_user_id: id,
    p_language_code: 'es-ES',
    p_mistakes: [
      { original: 'la problema', corrected: 'el problema', message_id: 'm1' },
      { original: 'yo gusta', corrected: 'me gusta', message_id: 'm2' },
    ],
  })
  const outgrown = { resolved_at: new Date().toISOString() }
  await client.from('learner_mistakes').update(outgrown).eq('original', 'la problema')
  await client
    .from('learner_facts')
    .insert({ user_id: id, language_code: 'es-ES', fact: 'Has a dog called Luna.' })
  expect(await read()).toEqual({
    level: 'beginner',
    gender: 'feminine',
    tutorName: spanish.voiceTutorNames.coral,
    wordBank: ['luna', 'sol'],
    recentMistakes: [{ original: 'yo gusta', corrected: 'me gusta' }],
    facts: ['Has a dog called Luna.'],
  })
})

it('is told to nobody else', async () => {
  const stranger = await server.signUp('curious@example.test')
  await expect(read(stranger.client)).rejects.toMatchObject({ code: '42501' })
})
