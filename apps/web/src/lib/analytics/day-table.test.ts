import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changeWordsOfDay, deleteDay, saveGarden, selectDay, selectDays } from './day-table'
import { stubDayTable } from './stub-day-table'

vi.mock('@/lib/runtime-config', () => ({
  getRuntimeConfig: () => ({ supabaseUrl: 'https://backend.test', supabaseKey: 'sb_publishable_x' }),
}))

const name = { userId: 'ada', languageCode: 'es-ES', date: '2026-03-10' } as const
const row = (words_added: string[]) => ({
  date: name.date,
  words_added,
  practice_time_seconds: 0,
  words_by_stage: null,
})
let table: ReturnType<typeof stubDayTable>
const open = (...rows: Parameters<typeof stubDayTable>[0]) => {
  table = stubDayTable(rows)
  vi.stubGlobal('fetch', table.answer)
}
beforeEach(() => open())
afterEach(() => void vi.unstubAllGlobals())

const ofTheDay = { p_user_id: 'ada', p_language_code: 'es-ES', p_date: '2026-03-10' }

it('[7.11a] reads a day by user, date and language', async () => {
  open(row(['mar']))
  expect((await selectDay(name))?.words_added).toEqual(['mar'])
  const [{ params } = {}] = table.asked
  expect([params?.get('user_id'), params?.get('date'), params?.get('language_code')]).toEqual([
    'eq.ada',
    'eq.2026-03-10',
    'eq.es-ES',
  ])
})

it('[7.11a] tells in one call which words came and went, so that no other device loses any', async () => {
  await changeWordsOfDay(name, { added: ['sol', 'luna', 'sol'], removed: ['mar'] }, 'key')
  expect(table.asked).toMatchObject([
    { method: 'record_day_words', body: { ...ofTheDay, p_added: ['sol', 'luna'], p_removed: ['mar'] } },
  ])
})

it('[4.18b, 4.18c] tells of a whole file no more words than a day holds', async () => {
  open(row(['mar', 'word 7']))
  const file = Array.from({ length: 100_000 }, (_, place) => `word ${place}`)
  await changeWordsOfDay(name, { added: file, removed: [] }, 'key')
  expect(table.asked).toMatchObject([{ body: { p_added: file.slice(0, 5000), p_removed: [] } }])
  open(row(['mar', 'word 7']))
  await changeWordsOfDay(name, { added: [], removed: file }, 'key')
  expect(table.asked.at(-1)).toMatchObject({ body: { p_added: [], p_removed: ['word 7'] } })
})

it('writes down the garden of a day', async () => {
  await saveGarden(name, [5, 4, 3, 2, 1])
  expect(table.asked).toMatchObject([
    { method: 'record_garden', body: { ...ofTheDay, p_words_by_stage: [5, 4, 3, 2, 1] } },
  ])
})

it('[4.18e] removes the record of a day', async () => {
  await deleteDay(name)
  expect(table.asked).toMatchObject([{ method: 'reset_day', body: ofTheDay }])
})

it.each([
  ['words', () => changeWordsOfDay(name, { added: ['sol'], removed: [] }, 'key')],
  ['a garden', () => saveGarden(name, [1, 0, 0, 0, 0])],
  ['a reset', () => deleteDay(name)],
])('throws what the data API says of %s', async (_name, change) => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json({ code: '22023', message: 'a day that changes is one of the last 31' }, { status: 400 }),
    ),
  )
  await expect(change()).rejects.toMatchObject({ code: '22023' })
})

it('days that an export brought along are read with those of here, each once', async () => {
  open({ ...row(['mar']), practice_time_seconds: 60 })
  table.restored = [
    { ...row(['sol', 'mar']), practice_time_seconds: 300 },
    { ...row(['luna']), date: '2026-03-01' },
  ]
  const days = await selectDays(name, '2026-03-01', '2026-03-31', new AbortController().signal)
  expect(days).toMatchObject([
    { dateStored: '2026-03-10', words_added: ['sol', 'mar'], practice_time_seconds: 300 },
    { dateStored: '2026-03-01', words_added: ['luna'] },
  ])
})
