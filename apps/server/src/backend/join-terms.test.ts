import { growPlants } from '@lingarden/domain/plants/word-plant'
import { grades, reviewKinds, type Review } from '@lingarden/domain/review/review'
import { reviewFromRow } from '@lingarden/domain/review/review-row'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestLearner, type TestServer } from '../test/start-test-server.ts'

let server: TestServer
let learner: TestLearner
beforeAll(async () => {
  server = await startTestServer()
  learner = await server.signUp('ana@example.test')
})
afterAll(() => server.close())

const language_code = 'es-ES'
const start = Date.UTC(2026, 0, 5, 9)
const at = (hours: number) => new Date(start + hours * 3_600_000).toISOString()
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

const written =
  'id, word_string, sentences, notes, tags, reading, meaning, source, seen, clicks, planted_at, planted_by, created_at'
const wordOf = async (word: string) =>
  (
    await learner.client
      .from('user_dictionaries')
      .select(written)
      .eq('word_string', word)
      .maybeSingle()
      .throwOnError()
  ).data
const logOf = async (words: readonly string[]): Promise<Review[]> => {
  const { data } = await learner.client
    .from('review_log')
    .select('id, word_string, card, grade, reviewed_at, received_at, carried')
    .in('word_string', words)
    .throwOnError()
  return data.flatMap((row) => reviewFromRow(row) ?? [])
}
const join = async (from: string, into: string, p_id: string = crypto.randomUUID()) => {
  const args = { p_user_id: learner.id, p_id, p_language_code: language_code, p_from: from, p_into: into }
  const { data } = await learner.client.rpc('join_terms', args).throwOnError()
  return { id: p_id, outcome: data }
}
const part = async (p_id: string) =>
  (await learner.client.rpc('part_terms', { p_user_id: learner.id, p_id }).throwOnError()).data

const text = fc.constantFrom('', 'uno', 'dos', 'tres', 'cuatro')
/** A word with its reviews, as a learner may have it. */
interface Given {
  seen: number
  clicks: number
  sentences: string[]
  tags: string[]
  notes: string
  meaning: string
  reading: string
  created_at: string
  planted: { planted_at: string | null; planted_by: string | null }
  reviews: { card: string; grade: number; reviewed_at: string }[]
}
const row: fc.Arbitrary<Given> = fc.record({
  seen: fc.nat(50),
  clicks: fc.nat(9),
  sentences: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 3 }),
  tags: fc.uniqueArray(fc.constantFrom('x', 'y', 'z'), { maxLength: 3 }),
  notes: text,
  meaning: text,
  reading: text,
  created_at: fc.nat(500).map(at),
  planted: fc.option(
    fc.record({ planted_at: fc.nat(500).map(at), planted_by: fc.constantFrom('look-up', 'added', 'import') }),
    { nil: { planted_at: null, planted_by: null } },
  ),
  reviews: fc.array(
    fc.record({
      card: fc.constantFrom(...reviewKinds),
      grade: fc.constantFrom(...grades),
      reviewed_at: fc.nat(2000).map(at),
    }),
    { maxLength: 6 },
  ),
})

let made = 0
async function putWord(word: string, { planted, reviews, ...fields }: Given) {
  const owner = { user_id: learner.id, language_code, word_string: word }
  await learner.client
    .from('user_dictionaries')
    .insert({ ...owner, ...fields, ...planted })
    .throwOnError()
  if (reviews.length === 0) return
  await learner.client
    .from('review_log')
    .insert(reviews.map((review) => ({ ...owner, id: crypto.randomUUID(), ...review })))
    .throwOnError()
}

it('two rows that are one word lose nothing when they are joined, and are as they were when they are parted', async () => {
  await fc.assert(
    fc.asyncProperty(row, row, async (form, lemma) => {
      const [from, into] = [`soy${made}`, `ser${made++}`]
      await putWord(from, form)
      await putWord(into, lemma)
      const before = { from: await wordOf(from), into: await wordOf(into), log: await logOf([from, into]) }

      const { id, outcome } = await join(from, into)
      expect(outcome).toEqual({ outcome: 'joined' })
      const joined = await wordOf(into)
      expect(await wordOf(from)).toBeNull()
      expect(joined).toMatchObject({ seen: form.seen + lemma.seen, clicks: form.clicks + lemma.clicks })
      expect(new Set(joined?.tags)).toEqual(new Set([...lemma.tags, ...form.tags]))
      const all = new Set([...lemma.sentences, ...form.sentences])
      expect(joined?.sentences).toHaveLength(Math.min(3, all.size))
      expect(all.isSupersetOf(new Set(joined?.sentences))).toBe(true)
      for (const kept of [form.notes, lemma.notes, form.meaning, lemma.meaning, form.reading, lemma.reading])
        expect(`${joined?.notes} ${joined?.meaning} ${joined?.reading}`).toContain(kept)
      const planted = [before.from?.planted_at, before.into?.planted_at].filter(
        (one) => typeof one === 'string',
      )
      expect(joined?.planted_at).toBe(planted.toSorted()[0] ?? null)

      // The plant and its cards are those of all the answers together, in the order of time.
      const union = before.log.map((review) => ({ ...review, word: into }))
      const memories = (log: readonly Review[]) => growPlants(log, dayOf).get(into)
      expect(memories(await logOf([from, into]))).toEqual(memories(union))

      expect(await join(from, into, id)).toEqual({ id, outcome: { outcome: 'joined' } })
      expect(await wordOf(into)).toEqual(joined)

      expect(await part(id)).toEqual({ outcome: 'parted' })
      expect(await part(id)).toEqual({ outcome: 'parted' })
      expect(await wordOf(from)).toEqual(before.from)
      expect(await wordOf(into)).toEqual(before.into)
      const places = (log: readonly Review[]) =>
        log.map(({ id: review, word }) => `${review} ${word}`).toSorted()
      expect(places(await logOf([from, into]))).toEqual(places(before.log))
    }),
    { numRuns: 25 },
  )
}, 60_000)

it('what came to a joined word stays when it is parted', async () => {
  const empty = { seen: 0, clicks: 0, sentences: [], tags: [], notes: '', meaning: '', reading: '' }
  const plain = {
    ...empty,
    created_at: at(0),
    planted: { planted_at: at(0), planted_by: 'added' },
    reviews: [],
  }
  await putWord('hermanas', { ...plain, seen: 4, tags: ['family'] })
  await putWord('hermana', { ...plain, seen: 7, notes: 'mine' })
  const { id } = await join('hermanas', 'hermana')
  await learner.client
    .from('user_dictionaries')
    .update({ seen: 13, notes: 'changed', tags: ['family', 'people'] })
    .eq('word_string', 'hermana')
    .throwOnError()
  await putWord('hermanas', { ...plain, seen: 1 })
  await part(id)
  expect(await wordOf('hermana')).toMatchObject({ seen: 9, notes: 'changed', tags: ['people'] })
  expect(await wordOf('hermanas')).toMatchObject({ seen: 5, tags: ['family'] })
})

it('an activity that named one of them names the other', async () => {
  const { data } = await learner.client
    .from('review_activities')
    .insert({
      user_id: learner.id,
      language_code,
      name: 'Mine',
      selection: { by: 'hand', words: ['hermanas', 'sol'] },
      kinds: ['choice'],
    })
    .select('id')
    .single()
    .throwOnError()
  const wordsOf = async () => {
    const kept = await learner.client
      .from('review_activities')
      .select('selection')
      .eq('id', data.id)
      .single()
      .throwOnError()
    return kept.data.selection
  }
  const { id } = await join('hermanas', 'hermana')
  expect(await wordsOf()).toEqual({ by: 'hand', words: ['hermana', 'sol'] })
  await part(id)
  expect(await wordsOf()).toEqual({ by: 'hand', words: ['hermana', 'sol', 'hermanas'] })
})

it('a word that is gone, the same word, another’s words and no language are refused in words', async () => {
  expect((await join('nowhere', 'hermana')).outcome).toEqual({ outcome: 'gone' })
  const call = (more: object) =>
    learner.client.rpc('join_terms', {
      p_user_id: learner.id,
      p_id: crypto.randomUUID(),
      p_language_code: language_code,
      p_from: 'hermanas',
      p_into: 'hermana',
      ...more,
    })
  expect((await call({ p_into: 'hermanas' })).error?.code).toBe('22023')
  expect((await call({ p_language_code: 'xx-XX' })).error?.code).toBe('22023')
  expect((await call({ p_user_id: crypto.randomUUID() })).error?.code).toBe('42501')
  const parting = learner.client.rpc('part_terms', { p_user_id: learner.id, p_id: crypto.randomUUID() })
  expect((await parting).error?.code).toBe('22023')
})
