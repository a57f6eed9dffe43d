import { wordRulesOf } from '@lingarden/languages/loaded'
import { supportedLanguages } from '@lingarden/languages/find-language'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from './rls-matrix/catalogue.ts'
import { startTestServer, type TestLearner, type TestServer } from '../test/start-test-server.ts'

let server: TestServer
let learner: TestLearner
beforeAll(async () => {
  server = await startTestServer()
  learner = await server.signUp('gardener@example.test')
})
afterAll(() => server.close())

const update = (word: string, sentence: string, seen = 1, clicks = 0) => ({
  user_id: learner.id,
  language_code: 'es-ES',
  word_string: word,
  seen,
  clicks,
  sentence,
})
const send = (...updates: object[]) =>
  learner.client.rpc('batch_update_user_dictionaries', { updates: updates.map((entry) => ({ ...entry })) })
const wordOf = async (word: string) => {
  const { data } = await learner.client.from('user_dictionaries').select('*').eq('word_string', word).single()
  return data
}

it('[7.14, 4.16b] inserts new words and adds to the counts of known ones', async () => {
  expect((await send(update('cuenta', 'La cuenta.', 2, 1))).error).toBeNull()
  expect((await send(update('cuenta', 'Mi cuenta.'), update('café', 'Un café.'))).error).toBeNull()
  expect(await wordOf('cuenta')).toMatchObject({
    seen: 3,
    clicks: 1,
    sentences: ['La cuenta.', 'Mi cuenta.'],
  })
  expect(await wordOf('café')).toMatchObject({ seen: 1, clicks: 0, tags: [], notes: '' })
})

it('[9.5b] keeps the last three sentences, each once', async () => {
  for (const sentence of ['uno', 'dos', 'tres', 'dos', 'cuatro']) await send(update('sol', sentence))
  expect((await wordOf('sol'))?.sentences).toEqual(['tres', 'dos', 'cuatro'])
})

describe('a word that was met', () => {
  const today = new Date().toISOString().slice(0, 10)
  const used = (word: string, planted_by = 'used') => ({
    ...update(word, `${word}.`),
    planted_by,
    planted_on: today,
  })
  const day = async () => {
    const { data } = await learner.client
      .from('daily_analytics_history')
      .select('words_added')
      .eq('date', today)
      .maybeSingle()
    return data?.words_added ?? []
  }

  it('[4.16b, 4.18b] stays met, and out of the day, until its learner acts on it; then it is planted once', async () => {
    await send(update('mercado', 'El mercado.', 3))
    expect(await wordOf('mercado')).toMatchObject({ seen: 3, planted_at: null, planted_by: null })
    expect(await day()).not.toContain('mercado')
    await send(used('mercado'))
    const planted = await wordOf('mercado')
    expect(planted).toMatchObject({ seen: 4, planted_by: 'used' })
    expect(await day()).toContain('mercado')
    await send(update('mercado', '', 0, 1), used('mercado', 'lesson'))
    expect(await wordOf('mercado')).toMatchObject({
      planted_by: 'used',
      planted_at: planted?.planted_at,
    })
    expect((await day()).filter((word) => word === 'mercado')).toHaveLength(1)
  })

  it('[7.14] is planted by a click, as that is a look-up', async () => {
    await send(update('fruta', 'La fruta.', 1, 1))
    expect(await wordOf('fruta')).toMatchObject({ clicks: 1, planted_by: 'look-up' })
  })

  it.each(['used', 'lesson'])('of a closed class is not planted where it was %s', async (by) => {
    await send(used('aunque', by), used('Nosotros', by))
    expect(await wordOf('aunque')).toMatchObject({ planted_at: null, planted_by: null })
    expect(await wordOf('Nosotros')).toMatchObject({ planted_at: null })
    expect(await day()).not.toContain('aunque')
    const row = { planted_at: new Date().toISOString(), planted_by: by }
    const { error } = await learner.client.from('user_dictionaries').update(row).eq('word_string', 'aunque')
    expect(error).toBeNull()
    expect(await wordOf('aunque')).toMatchObject({ planted_at: null, planted_by: null })
  })

  it('of a closed class is planted by the learner’s own look-up or adding', async () => {
    await send(update('aunque', '', 0, 1))
    expect(await wordOf('aunque')).toMatchObject({ planted_by: 'look-up' })
    const row = { planted_at: new Date().toISOString(), planted_by: 'added' }
    await learner.client.from('user_dictionaries').update(row).eq('word_string', 'Nosotros').throwOnError()
    expect(await wordOf('Nosotros')).toMatchObject({ planted_by: 'added' })
  })

  it('is planted by one of the ways there are, at a time', async () => {
    for (const row of [
      { planted_by: 'used' },
      { planted_at: today },
      { planted_at: today, planted_by: 'luck' },
    ])
      expect(
        (await learner.client.from('user_dictionaries').update(row).eq('word_string', 'mar')).error?.code ??
          (
            await learner.client
              .from('user_dictionaries')
              .insert({ user_id: learner.id, language_code: 'es-ES', word_string: 'mar', ...row })
          ).error?.code,
      ).toBe('23514')
    expect((await send({ ...update('mar', ''), planted_by: 'import' })).error?.code).toBe('22023')
    expect((await send({ ...update('mar', ''), planted_on: 'today' })).error?.code).toBe('22023')
  })

  it('[4.18b] planted on a day that is over for good changes no day, and is planted all the same', async () => {
    expect((await send({ ...used('invierno'), planted_on: '2020-01-01' })).error).toBeNull()
    expect(await wordOf('invierno')).toMatchObject({ planted_by: 'used' })
    const { count } = await learner.client
      .from('daily_analytics_history')
      .select('*', { count: 'exact', head: true })
    expect(count).toBe(1)
  })
})

it('the database knows the same words of closed classes as the app', async () => {
  const rows = await rowsOf<{ language_code: string; word: string }>(
    server,
    'select language_code, word from private.function_words',
  )
  for (const { tag, languageCode } of supportedLanguages) {
    const there = rows.filter((row) => row.language_code === languageCode).map(({ word }) => word)
    expect(there.toSorted()).toEqual([...wordRulesOf(tag).functionWords].toSorted())
  }
})

it('[3.12b] a word is spelt anew and explained by its learner, but never as another word is', async () => {
  await send(update('aqua', 'El aqua.', 4))
  const words = () => learner.client.from('user_dictionaries')
  const rename = (word: string, to: string) =>
    words().update({ word_string: to, updated_at: 'now' }).eq('word_string', word)
  expect((await rename('aqua', 'agua')).error).toBeNull()
  const own = { reading: 'ˈaɣwa', meaning: 'what one drinks' }
  expect((await words().update(own).eq('word_string', 'agua')).error).toBeNull()
  expect(await wordOf('agua')).toMatchObject({ ...own, seen: 4, sentences: ['El aqua.'] })
  expect((await rename('agua', 'cuenta')).error?.code).toBe('23505')
  const tooLong = { meaning: 'x'.repeat(1001) }
  expect((await words().update(tooLong).eq('word_string', 'agua')).error?.code).toBe('23514')
})

it('[3.12b] a word stands once in a learner’s bank of a language', async () => {
  const row = { user_id: learner.id, language_code: 'es-ES', word_string: 'luna' }
  expect((await learner.client.from('user_dictionaries').insert(row)).error).toBeNull()
  expect((await learner.client.from('user_dictionaries').insert(row)).error?.code).toBe('23505')
})

it('[7.12, 5.7a] an upsert of a known word changes nothing when duplicates are ignored', async () => {
  const row = { user_id: learner.id, language_code: 'es-ES', word_string: 'cuenta', seen: 1 }
  const options = { onConflict: 'user_id,language_code,word_string', ignoreDuplicates: true }
  expect((await learner.client.from('user_dictionaries').upsert(row, options)).error).toBeNull()
  expect((await wordOf('cuenta'))?.seen).toBe(3)
})

it('[5.7b, 7.12] the words of a lesson are added at once, without a trace on those that are there', async () => {
  const rows = ['sol', 'mesa', 'silla'].map((word_string) => ({
    user_id: learner.id,
    language_code: 'es-ES',
    word_string,
    seen: 0,
    clicks: 0,
    sentences: [],
    tags: [],
  }))
  const before = await wordOf('sol')
  const { data } = await learner.client
    .from('user_dictionaries')
    .upsert(rows, { onConflict: 'user_id,language_code,word_string', ignoreDuplicates: true })
    .select('word_string')
  expect(data?.map(({ word_string }) => word_string)).toEqual(['mesa', 'silla'])
  expect(await wordOf('sol')).toEqual(before)
  expect(await wordOf('mesa')).toMatchObject({ seen: 0, clicks: 0, sentences: [], tags: [], notes: '' })
})

it('a count that cannot grow any more does not keep the other words of a batch from being counted', async () => {
  const most = 2_147_483_647
  const full = { user_id: learner.id, language_code: 'es-ES', word_string: 'pozo', seen: most, clicks: most }
  await learner.client.from('user_dictionaries').insert(full).throwOnError()
  expect((await send(update('pozo', 'El pozo.', 1, 1), update('cubo', 'El cubo.'))).error).toBeNull()
  expect(await wordOf('pozo')).toMatchObject({ seen: most, clicks: most, sentences: ['El pozo.'] })
  expect(await wordOf('cubo')).toMatchObject({ seen: 1 })
})

it.each([
  ['added', { created_at: 'infinity' }],
  ['changed', { updated_at: '-infinity' }],
  ['planted', { planted_at: 'infinity', planted_by: 'added' }],
])('no word is %s at a time that never comes', async (_act, row) => {
  const { error } = await learner.client.from('user_dictionaries').update(row).eq('word_string', 'cuenta')
  expect(error?.code).toBe('23514')
})

it('batches of the same words in any order wait for each other', async () => {
  const words = Array.from({ length: 200 }, (_, place) => update(`ola ${place}`, 'Las olas.'))
  const batches = Array.from({ length: 8 }, (_, turn) => (turn % 2 ? words : words.toReversed()))
  const answers = await Promise.all(batches.map((batch) => send(...batch)))
  // Four at once are one learner's share; whoever came on top was told so before anything was counted.
  const served = answers.filter(({ error }) => error?.code !== 'too_many_requests')
  expect(served.map(({ error }) => error)).toEqual(served.map(() => null))
  expect((await wordOf('ola 7'))?.seen).toBe(served.length)
})

it('a removed word comes back as it was, on the day it was added', async () => {
  const row = {
    user_id: learner.id,
    language_code: 'es-ES',
    word_string: 'vela',
    notes: 'of a ship',
    tags: ['sea'],
    seen: 7,
    clicks: 2,
    source: 'file',
  }
  const times = { created_at: '2026-01-05T10:00:00Z', updated_at: '2026-02-05T10:00:00Z' }
  const options = { onConflict: 'user_id,language_code,word_string' }
  const { error } = await learner.client.from('user_dictionaries').upsert({ ...row, ...times }, options)
  expect(error).toBeNull()
  const after = await wordOf('vela')
  expect(after).toMatchObject(row)
  expect(Date.parse(after?.created_at ?? '')).toBe(Date.parse(times.created_at))
  expect(Date.parse(after?.updated_at ?? '')).toBe(Date.parse(times.updated_at))
})

it('[7.12] tags are updated with the time of the server, whatever the device takes for now', async () => {
  const before = await wordOf('sol')
  const change = { tags: ['sky'], updated_at: 'now' }
  const { error } = await learner.client
    .from('user_dictionaries')
    .update(change)
    .in('word_string', ['sol', 'gone'])
  expect(error).toBeNull()
  const after = await wordOf('sol')
  expect(after).toMatchObject({ ...before, ...change, updated_at: expect.any(String) as unknown })
  expect(Date.parse(after?.updated_at ?? '')).toBeGreaterThan(Date.parse(before?.updated_at ?? ''))
  expect(await wordOf('gone')).toBeNull()
})

it.each([
  ['no list', { not: 'a list' }],
  ['a word without a name', [{ user_id: 'x' }]],
  ['a negative count', [{ user_id: 'x', language_code: 'es-ES', word_string: 'a', seen: -1 }]],
])('refuses %s with one clear error', async (_name, updates) => {
  const { error } = await learner.client.rpc('batch_update_user_dictionaries', { updates })
  expect(error?.code).toBe('22023')
})

it('[7.16, 9.3a] the daily goal is 10 minutes until it is set', async () => {
  const goal = { p_user_id: learner.id, p_language_code: 'fr-FR' }
  expect((await learner.client.rpc('get_daily_goal_for_language', goal)).data).toBe(10)
  await learner.client.rpc('set_daily_goal_for_language', { ...goal, p_goal_minutes: 25 })
  expect((await learner.client.rpc('get_daily_goal_for_language', goal)).data).toBe(25)
})

it('[7.15] the streak is kept by language', async () => {
  const today = new Date().toISOString().slice(0, 10)
  const { error } = await learner.client.rpc('update_streak_for_language', {
    p_user_id: learner.id,
    p_language_code: 'zh-CN',
    p_current_streak: 0,
    p_last_update_date: today,
  })
  expect(error).toBeNull()
  const { data } = await learner.client.from('profiles').select('streaks').single()
  expect(data?.streaks).toEqual({ 'zh-CN': { current_streak: 0, last_update: today } })
})
