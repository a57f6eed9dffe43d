import { loadFirstTalk, loadWordRules } from '@lingarden/languages/load'
import { claimOf } from '@lingarden/domain/first-talk/claim'
import type { FirstAnswer } from '@lingarden/domain/first-talk/answers'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestServer, type TestLearner, type TestServer } from '../test/start-test-server.ts'

let server: TestServer
let learner: TestLearner
let number = 0
beforeAll(async () => {
  server = await startTestServer()
  await loadWordRules('es')
})
beforeEach(async () => {
  learner = await server.signUp(`beginner${number++}@example.test`)
})
afterAll(() => server.close())

const today = new Date().toISOString().slice(0, 10)

const answers: FirstAnswer[] = [
  { step: 'hello', text: '¡Hola!' },
  { step: 'name', text: 'Ana' },
  { step: 'place', text: 'Leeds' },
  { step: 'own', text: 'los perros', corrections: [] },
  { step: 'mend', isSaid: true },
  { step: 'contrast', text: 'No sé.' },
  { step: 'recall', text: 'gustan', isRight: true },
  { step: 'goodbye', text: '¡Hasta mañana!' },
]

async function talkOf(id: string, said = answers) {
  const talk = await loadFirstTalk('es')
  if (!talk) throw new Error('there is no first talk')
  return claimOf(talk, {
    id,
    level: 'beginner',
    answers: said,
    reader: 'en',
    languageCode: 'es-ES',
    title: 'First talk with Alex',
    at: new Date().toISOString(),
    day: today,
    newId: () => crypto.randomUUID(),
  })
}

const claim = (talk: object, { client, id }: TestLearner = learner) =>
  client.rpc('claim_first_talk', {
    p_user_id: id,
    p_language_code: 'es-ES',
    p_talk: { ...talk },
  })

it('an account takes over language, level, words, talk and mended sentence, once', async () => {
  const talk = await talkOf(crypto.randomUUID())
  expect((await claim(talk)).data).toBe(true)
  // The mail's page and the one that waits for it may both ask.
  expect((await claim(talk)).data).toBe(false)

  const { client } = learner
  const profile = await client.from('profiles').select('*').single().throwOnError()
  expect(profile.data).toMatchObject({
    current_language_code: 'es-ES',
    language_levels: { 'es-ES': 'beginner' },
  })
  const words = await client.from('user_dictionaries').select('*').order('word_string').throwOnError()
  expect(words.data.map((word) => [word.word_string, word.planted_by, word.seen, word.sentences])).toEqual([
    ['gustar', 'used', 1, ['Me gustan los perros.']],
    ['hasta mañana', 'used', 1, ['¡Hasta mañana!']],
    ['hola', 'used', 1, ['¡Hola!']],
    ['llamar', 'used', 1, ['Me llamo Ana.']],
    ['perro', 'used', 1, ['Me gustan los perros.']],
    ['ser', 'used', 1, ['Soy de Leeds.']],
  ])
  const reviews = await client.from('review_log').select('word_string, card, grade').throwOnError()
  expect(reviews.data).toEqual([{ word_string: 'gustar', card: 'use', grade: 3 }])
  const mistakes = await client.from('learner_mistakes').select('*').throwOnError()
  expect(mistakes.data).toMatchObject([
    { sentence: 'Me gusta los perros.', mended: 'Me gustan los perros.', times_made: 1 },
  ])
  const talks = await client.from('tutor_histories').select('*').throwOnError()
  expect(talks.data).toMatchObject([{ id: talk.id, title: 'First talk with Alex', topics: ['first-talk'] }])
  expect(talks.data[0]?.messages).toHaveLength(15)
  const day = await client.from('daily_analytics_history').select('words_added').throwOnError()
  expect(day.data[0]?.words_added).toHaveLength(6)
})

it('what the learner chose meanwhile stands, and a skipped level is filled', async () => {
  const { client, id } = learner
  const choose = (language_levels: Record<string, string | null>) =>
    client
      .from('profiles')
      .update({ current_language_code: 'fr-FR', language_levels })
      .eq('id', id)
      .throwOnError()
  const chosen = async () =>
    (await client.from('profiles').select('current_language_code, language_levels').single().throwOnError())
      .data
  await choose({ 'fr-FR': 'advanced', 'es-ES': null })
  await claim(await talkOf(crypto.randomUUID()))
  expect(await chosen()).toEqual({
    current_language_code: 'fr-FR',
    language_levels: { 'fr-FR': 'advanced', 'es-ES': 'beginner' },
  })
  await choose({ 'es-ES': 'native' })
  await claim(await talkOf(crypto.randomUUID()))
  expect(await chosen()).toMatchObject({ language_levels: { 'es-ES': 'native' } })
})

it('a talk in which nothing was said leaves its language and level', async () => {
  const talk = await talkOf(crypto.randomUUID(), [])
  expect((await claim(talk)).data).toBe(true)
  expect((await learner.client.from('tutor_histories').select('id').throwOnError()).data).toEqual([])
  expect((await learner.client.from('profiles').select('current_language_code').single()).data).toEqual({
    current_language_code: 'es-ES',
  })
})

it('nobody claims for somebody else, nor more than a first talk holds', async () => {
  const talk = await talkOf(crypto.randomUUID())
  const other = await server.signUp('other-beginner@example.test')
  const codeOf = async (call: PromiseLike<{ error: { code: string } | null }>) => (await call).error?.code
  expect(await codeOf(claim(talk, { ...learner, id: other.id }))).toBe('42501')
  const word = { term: 'sol', sentence: 'Sol.' }
  for (const wrong of [
    { ...talk, words: Array.from({ length: 8 }, () => word) },
    { ...talk, words: [{ term: '', sentence: 'Sol.' }] },
    { ...talk, words: [{ ...word, recall_id: 'me' }] },
    { ...talk, level: 'native' },
    { ...talk, id: 'talk' },
    { ...talk, day: 'today' },
    { ...talk, messages: 'hola' },
  ])
    expect(await codeOf(claim(wrong)), JSON.stringify(wrong).slice(0, 200)).toBe('22023')
  expect((await learner.client.from('user_dictionaries').select('id').throwOnError()).data).toEqual([])
})
