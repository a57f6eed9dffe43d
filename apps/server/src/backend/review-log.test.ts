import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rowsOf } from './rls-matrix/catalogue.ts'
import { startTestServer, type TestLearner, type TestServer } from '../test/start-test-server.ts'

let server: TestServer
let learner: TestLearner
let stranger: TestLearner
beforeAll(async () => {
  server = await startTestServer()
  learner = await server.signUp('reviewer@example.test')
  stranger = await server.signUp('stranger@example.test')
})
afterAll(() => server.close())

const review = (id: string, user = learner) => ({
  user_id: user.id,
  id,
  language_code: 'es-ES',
  word_string: 'sol',
  card: 'recognition',
  grade: 3,
  reviewed_at: '2026-03-01T10:00:00.123Z',
})
const add = (rows: (ReturnType<typeof review> & { carried?: boolean })[], { client } = learner) =>
  client.from('review_log').upsert(rows, { onConflict: 'user_id,id', ignoreDuplicates: true })
const logOf = async ({ client }: TestLearner, id: string) =>
  (await client.from('review_log').select('user_id, grade, reviewed_at, received_at').eq('id', id)).data

it('keeps a review once, however often a device sends it', async () => {
  const id = randomUUID()
  expect((await add([review(id)])).error).toBeNull()
  const first = await logOf(learner, id)
  expect((await add([{ ...review(id), grade: 1 }, review(randomUUID())])).error).toBeNull()
  expect(await logOf(learner, id)).toEqual(first)
  expect(first).toHaveLength(1)
  expect(new Date(first?.[0]?.reviewed_at ?? '').toISOString()).toBe('2026-03-01T10:00:00.123Z')
})

it('a review that has the id of another learner’s is kept for both', async () => {
  const id = randomUUID()
  expect((await add([review(id)])).error).toBeNull()
  expect((await add([review(id, stranger)], stranger)).error).toBeNull()
  expect((await logOf(learner, id))?.map((row) => row.user_id)).toEqual([learner.id])
  expect((await logOf(stranger, id))?.map((row) => row.user_id)).toEqual([stranger.id])
})

it('keeps a review by a clock that was set back a year, and when it really came', async () => {
  const id = randomUUID()
  const before = Date.now()
  await add([{ ...review(id), reviewed_at: '2025-03-01T10:00:00Z' }])
  const [row] = (await logOf(learner, id)) ?? []
  expect(new Date(row?.reviewed_at ?? '').getUTCFullYear()).toBe(2025)
  expect(new Date(row?.received_at ?? '').getTime()).toBeGreaterThanOrEqual(before - 1)
})

it('keeps whether a review repeats one of another spelling; a device that does not say means none', async () => {
  const [given, carried] = [randomUUID(), randomUUID()]
  await add([review(given)])
  await add([{ ...review(carried), word_string: 'soles', carried: true }])
  const { data } = await learner.client
    .from('review_log')
    .select('id, carried')
    .in('id', [given, carried])
    .order('carried')
  expect(data).toEqual([
    { id: given, carried: false },
    { id: carried, carried: true },
  ])
})

it.each([
  ['a grade of 0', { grade: 0 }],
  ['a grade of 5', { grade: 5 }],
  ['a card of no kind', { card: 'listening' }],
  ['a language that is not taught', { language_code: 'de-DE' }, '23503'],
  ['a word of 201 characters', { word_string: 'x'.repeat(201) }],
  ['a word with spaces around it', { word_string: ' sol' }],
  ['a time that is none', { reviewed_at: 'infinity' }],
  ['a time out of all reason', { reviewed_at: '2200-01-01T00:00:00Z' }],
])('refuses %s', async (_name, more, code = '23514') => {
  expect((await add([{ ...review(randomUUID()), ...more }])).error?.code).toBe(code)
})

it('the time of receipt is the server’s to say', async () => {
  const row = { ...review(randomUUID()), received_at: '2020-01-01T00:00:00Z' }
  expect((await learner.client.from('review_log').insert(row)).error?.code).toBe('42501')
})

it('not even the server changes or removes a review, but an account takes its reviews along', async () => {
  const id = randomUUID()
  const leaver = await server.signUp('leaver@example.test')
  await add([review(id, leaver)], leaver)
  const operator = server.client(server.backend.secretKey)
  const change = await operator.from('review_log').update({ grade: 1 }).eq('id', id)
  expect(change.error?.code).toBe('42501')
  expect((await operator.from('review_log').delete().eq('id', id)).error?.code).toBe('42501')
  await rowsOf(server, `delete from auth.users where id = '${leaver.id}'`)
  expect((await operator.from('review_log').select('id').eq('id', id)).data).toEqual([])
})
