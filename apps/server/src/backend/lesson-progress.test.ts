import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestLearner, type TestServer } from '../test/start-test-server.ts'

let server: TestServer
let learner: TestLearner
beforeAll(async () => {
  server = await startTestServer()
  learner = await server.signUp('reader@example.test')
})
afterAll(() => server.close())

const keep = (more: object) =>
  learner.client
    .from('lesson_progress')
    .upsert({ user_id: learner.id, course_id: 'es-a1', lesson_id: 'hello', ...more })
const kept = async () =>
  (
    await learner.client
      .from('lesson_progress')
      .select('position, played_at')
      .eq('lesson_id', 'hello')
      .single()
  ).data

it('keeps where a learner is in a lesson', async () => {
  expect((await keep({ position: { step: 'terms' } })).error).toBeNull()
  expect((await keep({ position: { step: 'dialogue' } })).error).toBeNull()
  expect(await kept()).toEqual({ position: { step: 'dialogue' }, played_at: null })
})

it('remembers the first time that it was played, whatever a device says that has not heard of it', async () => {
  await keep({ position: {}, played_at: '2026-03-01T10:00:00Z' })
  await keep({ position: { step: 'grammar' } })
  await keep({ position: {}, played_at: '2026-04-01T10:00:00Z' })
  await keep({ position: {}, played_at: null })
  expect(new Date((await kept())?.played_at ?? '').toISOString()).toBe('2026-03-01T10:00:00.000Z')
})

it.each([
  ['a course of no language', { course_id: 'spanish' }],
  ['a lesson that is a path', { lesson_id: '../hello' }],
  ['a position that is a list', { position: [] }],
  ['a position without end', { position: { step: 'x'.repeat(20_000) } }],
])('refuses %s', async (_name, more) => {
  expect((await keep(more)).error?.code).toBe('23514')
})
