import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedEveryTable } from '../backend/rls-matrix/seed.ts'
import { startTestServer, type TestLearner, type TestServer } from '../test/start-test-server.ts'

/** Tables that an export brings back, in the order that they are sent. */
const restored = [
  'profiles',
  'user_dictionaries',
  'review_log',
  'learner_mistakes',
  'daily_analytics_history',
  'practice_slices',
  'learner_facts',
  'tutor_histories',
  'lesson_progress',
  'review_activities',
  'dictionary_corrections',
]

let server: TestServer
let owner: TestLearner
let exported: Record<string, Record<string, unknown>[]>
let target: TestLearner
let number = 0
/** Untyped: tables are named by the list. */
const untyped = ({ accessToken }: TestLearner): SupabaseClient =>
  createClient(server.url, server.backend.publishableKey, {
    auth: { persistSession: false },
    global: { headers: { authorization: `Bearer ${accessToken}` } },
  })

beforeAll(async () => {
  server = await startTestServer()
  owner = await server.signUp('owner@example.test')
  await seedEveryTable(server, owner, await server.signUp('friend@example.test'))
  exported = await readAll(owner)
}, 60_000)
beforeEach(async () => {
  target = await server.signUp(`target${number++}@example.test`)
})
afterAll(() => server.close())

async function readAll(learner: TestLearner) {
  const tables: typeof exported = {}
  for (const name of [...restored, 'restored_days']) {
    const column = name === 'profiles' ? 'id' : 'user_id'
    const { data } = await untyped(learner).from(name).select('*').eq(column, learner.id).throwOnError()
    tables[name] = data as Record<string, unknown>[]
  }
  return tables
}
const send = (table: string, rows: object[], learner = target) =>
  untyped(learner).rpc('restore_own_data', { p_user_id: learner.id, p_table: table, p_rows: rows })
async function restoreAll(learner = target, tables = exported) {
  for (const name of restored) await send(name, tables[name] ?? [], learner).throwOnError()
}

/** What of a row is its learner's: not whose it is, nor what this server gave it. */
const own = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([name]) => !['id', 'user_id', 'received_at', 'updated_at', 'import_id'].includes(name),
    ),
  )

it('an export is taken in by another account of the same server: every row, and none twice', async () => {
  await restoreAll()
  const once = await readAll(target)
  for (const name of restored.filter(
    (table) => table !== 'profiles' && table !== 'daily_analytics_history',
  )) {
    // A slice of the last days is no history yet.
    if (name === 'practice_slices') continue
    expect(once[name]?.map(own), name).toEqual(exported[name]?.map(own))
    expect(exported[name]?.length, name).toBeGreaterThan(0)
  }
  expect(once['restored_days']).toEqual(
    exported['daily_analytics_history']?.map((day) => expect.objectContaining({ date: day['date'] })),
  )
  await restoreAll()
  const twice = await readAll(target)
  for (const name of [...restored, 'restored_days'])
    expect(twice[name]?.map(own), name).toEqual(once[name]?.map(own))
})

it('the same account takes its own export in without a change', async () => {
  const before = await readAll(owner)
  await restoreAll(owner)
  const after = await readAll(owner)
  for (const name of [...restored, 'restored_days'])
    expect(after[name]?.map(own), name).toEqual(before[name]?.map(own))
})

it('days of elsewhere are history: no leaderboard, streak or limit counts them', async () => {
  const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  await send('daily_analytics_history', [
    { language_code: 'es-ES', date: day, practice_time_seconds: 86_400, words_added: ['sol', 'luna'] },
    { language_code: 'es-ES', date: '2098-01-01', practice_time_seconds: 60 },
  ]).throwOnError()
  await send('practice_slices', [
    {
      id: crypto.randomUUID(),
      language_code: 'es-ES',
      kind: 'tutor',
      date: day,
      minute_of_day: 60,
      started_at: new Date().toISOString(),
      seconds: 86_400,
    },
  ]).throwOnError()
  const { data: days } = await target.client
    .from('restored_days')
    .select('date, practice_time_seconds')
    .throwOnError()
  expect(days).toEqual([{ date: day, practice_time_seconds: 86_400 }])
  for (const metric of ['minutes', 'words', 'streak', 'retained'])
    for (const period of ['week', 'all']) {
      const { data } = await target.client
        .rpc('rank_friends', {
          p_user_id: target.id,
          p_metric: metric,
          p_period: period,
          p_language_code: 'all',
          p_time_zone: 'UTC',
        })
        .throwOnError()
      expect(data, `${metric} ${period}`).toMatchObject([{ value: 0 }])
    }
  const { data: slices } = await target.client.from('practice_slices').select('id').throwOnError()
  expect(slices).toEqual([])
})

it('words that are there keep what their learner wrote, with the higher counts, and mistakes and lessons stay', async () => {
  await target.client
    .from('user_dictionaries')
    .insert({
      user_id: target.id,
      language_code: 'es-ES',
      word_string: 'sol',
      notes: 'mine',
      seen: 3,
      clicks: 9,
    })
    .throwOnError()
  await send('user_dictionaries', [
    {
      language_code: 'es-ES',
      word_string: 'sol',
      notes: 'theirs',
      meaning: 'sun',
      seen: 7,
      clicks: 2,
      created_at: '2025-01-01T00:00:00Z',
      planted_at: '2025-01-02T00:00:00Z',
      planted_by: 'used',
    },
  ]).throwOnError()
  const { data } = await target.client.from('user_dictionaries').select('*').single().throwOnError()
  expect(data).toMatchObject({ notes: 'mine', meaning: 'sun', seen: 7, clicks: 9, planted_by: 'used' })
})

it('settings come back, and nothing that is not the learner’s to set', async () => {
  const { data: before } = await target.client.from('profiles').select('*').single().throwOnError()
  await send('profiles', [
    {
      id: owner.id,
      email: 'somebody@else.test',
      credits: 999_999,
      monthly_credits: 999_999,
      linking_code: 'AAAAAAAA',
      friends: [owner.id],
      streaks: { 'es-ES': { current_streak: 300, last_update: '2026-01-01' } },
      daily_goals: { 'es-ES': 25, 'xx-XX': 5, 'fr-FR': 'many' },
      theme: 'dark',
      display_name: 'Ada',
      language_levels: { 'es-ES': 'intermediate' },
      current_language_code: 'es-ES',
    },
  ]).throwOnError()
  const { data: after } = await target.client.from('profiles').select('*').single().throwOnError()
  expect(after).toEqual({
    ...before,
    theme: 'dark',
    display_name: 'Ada',
    language_levels: { 'es-ES': 'intermediate' },
    current_language_code: 'es-ES',
    daily_goals: { 'es-ES': 25 },
    updated_at: after.updated_at,
  })
})

it.each([
  ['credits', 'credit_ledger', [{ amount: 1000 }]],
  ['friends', 'friendships', [{ friend_id: '00000000-0000-4000-8000-000000000001' }]],
  ['a table that there is not', 'users; drop table profiles', [{ a: 1 }]],
])('%s are not restored', async (_name, table, rows) => {
  const { data, error } = await send(table, rows)
  expect(error).toBeNull()
  expect(data).toBeNull()
})

it.each([
  ['a word of no language there is', 'user_dictionaries', [{ language_code: 'xx-XX', word_string: 'sol' }]],
  ['a word that is none', 'user_dictionaries', [{ language_code: 'es-ES', word_string: '' }]],
  ['rows that are no objects', 'user_dictionaries', ['sol']],
  ['rows of something else', 'review_log', [{ colour: 'red' }]],
  ['a time that is none', 'review_log', [{ id: crypto.randomUUID(), reviewed_at: 'soon' }]],
  ['a setting there is not', 'profiles', [{ theme: 'pink' }]],
  ['rows without end', 'learner_facts', Array.from({ length: 1001 }, () => ({ fact: 'x' }))],
])('%s is refused', async (_name, table, rows) => {
  const { error, status } = await send(table, rows as object[])
  expect(error).not.toBeNull()
  expect([400, 409]).toContain(status)
})
