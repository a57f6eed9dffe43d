import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestLearner, type TestServer } from '../test/start-test-server.ts'

let server: TestServer
let learner: TestLearner
let number = 0
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  learner = await server.signUp(`importer${number++}@example.test`)
})
afterAll(() => server.close())

const importId = '10000000-0000-4000-8000-000000000001'
const today = new Date().toISOString().slice(0, 10)
const take = (words: object[], id = importId) =>
  learner.client.rpc('import_words', {
    p_user_id: learner.id,
    p_language_code: 'es-ES',
    p_import_id: id,
    p_name: 'deck.apkg',
    p_words: words.map((word) => ({ ...word })),
  })
const undo = (id = importId) =>
  learner.client.rpc('undo_import', { p_user_id: learner.id, p_import_id: id }).throwOnError()
const wordsOf = async () => {
  const { data } = await learner.client
    .from('user_dictionaries')
    .select('*')
    .order('word_string')
    .throwOnError()
  return data
}
const reviewsOf = async () => (await learner.client.from('review_log').select('*').throwOnError()).data
const sol = {
  word: 'sol',
  reading: '',
  meaning: 'sun',
  notes: 'warm',
  tags: ['sky'],
  sentences: ['Sale el sol.'],
  added: '2025-03-04T10:00:00Z',
  reviews: [
    { card: 'recognition', grade: 3, at: '2026-01-02T10:00:00Z' },
    { card: 'production', grade: 1, at: '2026-01-03T10:00:00Z' },
  ],
}
const meet = (word: string) =>
  learner.client
    .from('user_dictionaries')
    .insert({ user_id: learner.id, language_code: 'es-ES', word_string: word, seen: 4 })
    .throwOnError()

it('words of a file come with what it tells of them, planted as imported', async () => {
  const { data } = await take([sol, { word: 'luna' }])
  expect(data).toEqual({ added: 2, planted: 0, reviews: 2 })
  const [luna, first] = await wordsOf()
  expect(first).toMatchObject({
    word_string: 'sol',
    meaning: 'sun',
    notes: 'warm',
    tags: ['sky'],
    sentences: ['Sale el sol.'],
    source: 'file',
    planted_by: 'import',
    seen: 1,
  })
  expect(Date.parse(first!.created_at)).toBe(Date.parse('2025-03-04T10:00:00Z'))
  expect(luna).toMatchObject({ planted_by: 'import', meaning: '' })
  expect(
    (await reviewsOf()).map(({ word_string, card, grade, carried }) => [word_string, card, grade, carried]),
  ).toEqual(
    expect.arrayContaining([
      ['sol', 'recognition', 3, true],
      ['sol', 'production', 1, true],
    ]),
  )
})

it('sent twice, an import adds nothing more, in whatever parts', async () => {
  await take([sol])
  expect((await take([sol, { word: 'luna' }])).data).toEqual({ added: 1, planted: 0, reviews: 0 })
  expect(await wordsOf()).toHaveLength(2)
  expect(await reviewsOf()).toHaveLength(2)
})

it('[5.7a] leaves planted words as they are and plants those that were only met, filling what they lack', async () => {
  await meet('sol')
  await learner.client
    .from('user_dictionaries')
    .insert({
      user_id: learner.id,
      language_code: 'es-ES',
      word_string: 'luna',
      notes: 'mine',
      planted_at: '2026-01-01T00:00:00Z',
      planted_by: 'added',
    })
    .throwOnError()
  expect((await take([sol, { word: 'luna', notes: 'theirs' }])).data).toEqual({
    added: 0,
    planted: 1,
    reviews: 2,
  })
  const [luna, first] = await wordsOf()
  expect(luna).toMatchObject({ notes: 'mine', planted_by: 'added' })
  expect(first).toMatchObject({
    seen: 4,
    meaning: 'sun',
    tags: ['sky'],
    planted_by: 'import',
    source: 'tutor',
  })
})

it('counts on no leaderboard: not as words added, and not as retained before they are reviewed here', async () => {
  await take([sol])
  await learner.client
    .rpc('record_day_words', {
      p_user_id: learner.id,
      p_language_code: 'es-ES',
      p_date: today,
      p_added: ['sol'],
      p_removed: [],
    })
    .throwOnError()
  const keep = () =>
    learner.client
      .rpc('record_retained_words', {
        p_user_id: learner.id,
        p_language_code: 'es-ES',
        p_counted_on: today,
        p_by_day: Array.from({ length: 31 }, () => 1),
      })
      .throwOnError()
  const rank = async (metric: string) => {
    const { data } = await learner.client
      .rpc('rank_friends', {
        p_user_id: learner.id,
        p_metric: metric,
        p_period: 'week',
        p_language_code: 'es-ES',
        p_time_zone: 'UTC',
      })
      .throwOnError()
    return (data as { value: number }[])[0]?.value
  }
  await keep()
  expect([await rank('words'), await rank('retained')]).toEqual([0, 0])
  await review('sol')
  await keep()
  expect([await rank('words'), await rank('retained')]).toEqual([0, 1])
})

const review = (word: string) =>
  learner.client
    .from('review_log')
    .insert({
      user_id: learner.id,
      id: crypto.randomUUID(),
      language_code: 'es-ES',
      word_string: word,
      card: 'recognition',
      grade: 3,
      reviewed_at: new Date().toISOString(),
    })
    .throwOnError()

describe('taking an import back', () => {
  it('takes its words and reviews, and has those that were only met be so again, as they were', async () => {
    await meet('sol')
    const [before] = await wordsOf()
    await take([sol, { word: 'luna' }])
    expect((await undo()).data).toEqual({ removed: 2, kept: 0 })
    const after = await wordsOf()
    expect(after).toEqual([{ ...before, updated_at: after[0]?.updated_at }])
    expect(await reviewsOf()).toEqual([])
    const { data } = await learner.client.from('word_imports').select('undone_at').single().throwOnError()
    expect(data.undone_at).not.toBeNull()
  })

  it('leaves what was practised since, and what was added again by hand', async () => {
    await take([sol, { word: 'luna' }, { word: 'mar' }])
    await review('sol')
    await learner.client.from('user_dictionaries').delete().eq('word_string', 'mar').throwOnError()
    await learner.client
      .from('user_dictionaries')
      .insert({
        user_id: learner.id,
        language_code: 'es-ES',
        word_string: 'mar',
        planted_at: new Date().toISOString(),
        planted_by: 'added',
      })
      .throwOnError()
    expect((await undo()).data).toEqual({ removed: 1, kept: 1 })
    expect((await wordsOf()).map(({ word_string }) => word_string)).toEqual(['mar', 'sol'])
    expect(await reviewsOf()).toHaveLength(3)
  })

  it('twice takes nothing more, and what was taken back takes no more words', async () => {
    await take([sol])
    await undo()
    expect((await undo()).data).toEqual({ removed: 0, kept: 0 })
    expect((await take([{ word: 'luna' }])).error).toMatchObject({ code: '22023' })
    expect((await take([sol], '10000000-0000-4000-8000-000000000002')).data).toMatchObject({
      added: 1,
      reviews: 2,
    })
  })

  it('is not for another learner', async () => {
    await take([sol])
    const other = await server.signUp(`other${number++}@example.test`)
    const { error } = await other.client.rpc('undo_import', { p_user_id: other.id, p_import_id: importId })
    expect(error).toMatchObject({ code: '22023' })
    expect(await wordsOf()).toHaveLength(1)
  })
})

it.each([
  ['a word that is none', [{ word: 7 }]],
  ['no word', [{ word: '' }]],
  ['a word without end', [{ word: 'x'.repeat(201) }]],
  ['tags that are no list', [{ word: 'sol', tags: 'sky' }]],
  ['a count below nothing', [{ word: 'sol', seen: -1 }]],
  ['a grade there is not', [{ word: 'sol', reviews: [{ card: 'recognition', grade: 9, at: '2026-01-01' }] }]],
  ['a time that is none', [{ word: 'sol', added: 'yesterday week' }]],
  ['more words than at once', Array.from({ length: 1001 }, (_, index) => ({ word: `w${index}` }))],
])('%s is refused with nothing taken', async (_name, words) => {
  const { error, status } = await take([{ word: 'bueno' }, ...words])
  expect(error).not.toBeNull()
  expect(status).toBe(400)
  expect(await wordsOf()).toEqual([])
})
