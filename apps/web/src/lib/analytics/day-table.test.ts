import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deleteDay, selectDay, updateDay } from './day-table'
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
  updated_at: 'before',
})
let table: ReturnType<typeof stubDayTable>
const open = (...rows: Parameters<typeof stubDayTable>[0]) => {
  table = stubDayTable(rows)
  vi.stubGlobal('fetch', table.answer)
}
beforeEach(() => open())
afterEach(() => void vi.unstubAllGlobals())

const add = (word: string) => updateDay(name, ({ words_added }) => ({ words_added: [...words_added, word] }))
const methods = () => table.asked.map(({ method }) => method)

it('[7.11a] reads by user, date and language, begins a day empty, and updates it', async () => {
  await add('sol')
  expect(methods()).toEqual(['GET', 'POST', 'PATCH'])
  for (const { method, params } of table.asked.filter(({ method: asked }) => asked !== 'POST'))
    expect([method, params.get('user_id'), params.get('date'), params.get('language_code')]).toEqual([
      method,
      'eq.ada',
      'eq.2026-03-10',
      'eq.es-ES',
    ])
  await add('luna')
  expect(methods().slice(3)).toEqual(['GET', 'PATCH'])
  expect(table.rows[0]?.words_added).toEqual(['sol', 'luna'])
})

it('[7.11b] reads again where another device began the day first', async () => {
  table.beforeWrite = () => void table.rows.push(row(['mar']))
  await add('sol')
  expect(methods()).toEqual(['GET', 'POST', 'GET', 'PATCH'])
  expect(table.rows).toMatchObject([{ words_added: ['mar', 'sol'] }])
})

it('[7.11a] loses nothing of what another device writes in the same moment', async () => {
  open(row(['mar']))
  table.beforeWrite = () =>
    void Object.assign(table.rows[0] ?? {}, row(['mar', 'río']), { updated_at: 'theirs' })
  await add('sol')
  expect(table.rows[0]?.words_added).toEqual(['mar', 'río', 'sol'])
})

it('[4.18e] removes the record of a day', async () => {
  open(row(['mar']))
  await deleteDay(name)
  expect(await selectDay(name)).toBeUndefined()
})
