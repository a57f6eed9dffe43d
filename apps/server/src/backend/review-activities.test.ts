import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestLearner, type TestServer } from '../test/start-test-server.ts'

let server: TestServer
let learner: TestLearner
beforeAll(async () => {
  server = await startTestServer()
  learner = await server.signUp('player@example.test')
})
afterAll(() => server.close())

const activity = () => ({
  user_id: learner.id,
  language_code: 'es-ES',
  name: 'Market',
  selection: { by: 'hand', words: ['pan', 'agua'] },
  kinds: ['choice', 'cloze'],
})

it('keeps an activity under the id that its device chose, and what became of it', async () => {
  const id = crypto.randomUUID()
  const table = () => learner.client.from('review_activities')
  expect((await table().insert({ ...activity(), id })).error).toBeNull()
  expect((await table().insert({ ...activity(), id })).error?.code).toBe('23505')
  const played = { played_at: '2026-03-01T10:00:00Z', kinds: ['typing'] }
  expect((await table().update(played).eq('id', id)).error).toBeNull()
  const { data } = await table().select('name, selection, kinds').eq('id', id).single()
  expect(data).toEqual({ name: 'Market', selection: activity().selection, kinds: ['typing'] })
})

it.each([
  ['no name', { name: '' }],
  ['a name with spaces around it', { name: ' Market' }],
  ['a name of 61 characters', { name: 'x'.repeat(61) }],
  ['words chosen by nothing', { selection: {} }],
  ['words chosen by the moon', { selection: { by: 'moon' } }],
  ['no word chosen by hand', { selection: { by: 'hand', words: [] } }],
  ['words by hand that are no list', { selection: { by: 'hand', words: 'pan' } }],
  ['words by hand that are not there', { selection: { by: 'hand' } }],
  ['no tag', { selection: { by: 'tag', tag: '' } }],
  ['no lesson', { selection: { by: 'lesson', courseId: 'es-a1', lessonId: '' } }],
  ['more words than fit', { selection: { by: 'hand', words: ['x'.repeat(20_000)] } }],
  ['no kind of exercise', { kinds: [] }],
  ['a kind that there is not', { kinds: ['singing'] }],
  ['a language that is not taught', { language_code: 'de-DE' }, '23503'],
])('refuses %s', async (_name, more, code = '23514') => {
  const { error } = await learner.client.from('review_activities').insert({ ...activity(), ...more })
  expect(error?.code).toBe(code)
})

it.each([
  { by: 'due' },
  { by: 'strength', band: 'weak' },
  { by: 'tag', tag: 'market' },
  { by: 'lesson', courseId: 'es-a1', lessonId: 'hello' },
])('takes %j', async (selection) => {
  const { error } = await learner.client.from('review_activities').insert({ ...activity(), selection })
  expect(error).toBeNull()
})

it.each([
  { new_cards_per_day: -1 },
  { new_cards_per_day: 1001 },
  { reviews_per_day: 0 },
  { reviews_per_day: 5001 },
])('refuses %j', async (change) => {
  const { error } = await learner.client.from('profiles').update(change).eq('id', learner.id)
  expect(error?.code).toBe('23514')
})

it('a learner begins with 20 new cards and 200 reviews a day', async () => {
  const { data } = await learner.client
    .from('profiles')
    .select('new_cards_per_day, reviews_per_day')
    .eq('id', learner.id)
    .single()
  expect(data).toEqual({ new_cards_per_day: 20, reviews_per_day: 200 })
})
