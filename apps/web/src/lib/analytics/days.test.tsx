import 'fake-indexeddb/auto'
import { emptyDay } from '@lingarden/domain/analytics/day-record'
import { addDays } from '@lingarden/domain/analytics/local-day'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, renderHook, waitFor } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import type { PropsWithChildren } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { logError } from '@/lib/log'
import { stubDayTable, type StubRow } from './stub-day-table'

const log = vi.hoisted(() => vi.fn<typeof logError>())
vi.mock('@/lib/session/is-signed-in', () => ({ isSignedIn: async () => true }))
vi.mock('@/lib/log', () => ({ logError: log }))
/** Another learner for each test: what a page of the one before still writes is none of theirs. */
const me = vi.hoisted(() => ({ id: '' }))
vi.mock('@/lib/session/session-provider', () => ({ useUser: () => ({ ...me, email: '', fullName: '' }) }))
vi.mock('@/lib/runtime-config', () => ({
  getRuntimeConfig: () => ({ supabaseUrl: 'https://backend.test', supabaseKey: 'sb_publishable_x' }),
}))

// The year is compressed before it is kept, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 5000 })
vi.setConfig({ testTimeout: 30_000 })

const noon = new Date(2026, 2, 10, 12).getTime()
const hour = 3_600_000
const today = '2026-03-10'
const row = (date: string, seconds: number, words: string[] = []): StubRow => ({
  date,
  words_added: words,
  practice_time_seconds: seconds,
  words_by_stage: null,
})
let table: ReturnType<typeof stubDayTable>

/** A page that was just opened, on the storage that is there. */
async function openPage(languageCode: string = 'es-ES') {
  vi.resetModules()
  const { useDays } = await import('./use-days')
  const { recordWords } = await import('./words-added')
  const { clearYearCache } = await import('./clear-year-cache')
  const cache = await import('../learner-cache/learner-cache')
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 600_000 } } })
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return {
    client,
    recordWords,
    clearYearCache,
    ...cache,
    shown: renderHook(() => useDays(languageCode as LanguageCode), { wrapper }).result,
    year: () => cache.getRecord('analytics', `year_${languageCode}_${me.id}`),
  }
}

async function visit(languageCode = 'es-ES') {
  const page = await openPage(languageCode)
  await waitFor(async () => expect(await page.year()).toBeDefined())
  await waitFor(async () =>
    expect(await page.getRecord('analytics', `today_${languageCode}_${me.id}`)).toBeDefined(),
  )
  await waitFor(() => expect(page.shown.current.isCertain).toBe(true))
  return page
}

/** From when on days were asked for. */
const askedFrom = () =>
  table.asked.flatMap(({ params }) => params.getAll('date').filter((day) => day.startsWith('gte')))

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  localStorage.clear()
  log.mockReset()
  me.id = crypto.randomUUID()
  table = stubDayTable([
    row('2025-06-01', 300),
    row(addDays(today, -1), 600, ['sol']),
    row(today, 60, ['mar']),
  ])
  vi.stubGlobal('fetch', table.answer)
  vi.useFakeTimers({ now: noon, toFake: ['Date'] })
  return () => {
    cleanup()
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
})

describe('the days of a learner', () => {
  it('[4.18a, 7.11a] are read as a year by one range, and today by itself', async () => {
    const { shown } = await visit()
    expect(askedFrom()).toEqual([`gte.${addDays(today, -364)}`])
    expect(shown.current.byDay?.size).toBe(365)
    expect(shown.current.byDay?.get('2026-01-01')).toEqual(emptyDay('2026-01-01'))
    expect([...shown.current.practice].filter(([, seconds]) => seconds > 0)).toEqual([
      ['2025-06-01', 300],
      [addDays(today, -1), 600],
      [today, 60],
    ])
  })

  it('[5.4c, 9.5a] within a day only what is missing is read again', async () => {
    await visit()
    cleanup()
    table.asked.length = 0
    vi.setSystemTime(noon + 23 * hour)
    const { shown } = await visit()
    // Tomorrow has begun; today and yesterday may have changed on another device.
    await waitFor(() => expect(shown.current.today).toBe('2026-03-11'))
    expect(askedFrom()).toEqual([`gte.${today}`])
    expect(shown.current.practice.get('2025-06-01')).toBe(300)
  })

  it('[5.4b] a year older than 24 hours is read anew', async () => {
    await visit()
    cleanup()
    table.asked.length = 0
    vi.setSystemTime(noon + 24 * hour + 1)
    const { shown } = await visit()
    await waitFor(() => expect(askedFrom()).toEqual([`gte.${addDays('2026-03-11', -364)}`]))
    expect(shown.current.practice.get('2025-06-01')).toBe(300)
  })

  it('[5.4a, 5.4b] open from what was kept before the server answers', async () => {
    await visit()
    cleanup()
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    const { shown } = await openPage()
    await waitFor(() => expect(shown.current.practice.get('2025-06-01')).toBe(300))
    await waitFor(() => expect(shown.current.practice.get(today)).toBe(60))
    expect(shown.current.isCertain).toBe(false)
  })

  it('[5.4b] broken days of what was kept are read again, and shown as the server has them', async () => {
    const page = await visit()
    const place = ['analytics', `year_es-ES_${me.id}`] as const
    const kept = (await page.getJson<{ year: { days: Record<string, unknown> } }>(...place))?.value.year
    const days = { ...kept?.days, '2025-06-01': { dateStored: 'never' }, '2025-12-24': null }
    await page.putJson(...place, { year: { ...kept, days } })
    cleanup()
    table.asked.length = 0
    const { shown } = await visit()
    expect(askedFrom()).toEqual(['gte.2025-06-01'])
    expect(shown.current.practice.get('2025-06-01')).toBe(300)
  })

  it.each(['de-DE', 'es'])('[5.3b, 5.3c] of %s are not asked for, and the error is logged', async (code) => {
    const page = await openPage(code)
    expect(page.shown.current.byDay).toBeUndefined()
    expect(log).toHaveBeenCalled()
    expect(table.asked).toEqual([])
    expect(await page.year()).toBeUndefined()
  })
})

it('[4.9c] a change of language swaps the days for those of the new one, or for none', async () => {
  await visit()
  cleanup()
  vi.resetModules()
  const { useDays } = await import('./use-days')
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 600_000 } } })
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result, rerender } = renderHook(({ code }: { code: LanguageCode }) => useDays(code), {
    wrapper,
    initialProps: { code: 'es-ES' },
  })
  await waitFor(() => expect(result.current.practice.get(today)).toBe(60))
  const answer = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => answer.promise)
  rerender({ code: 'fr-FR' })
  expect(result.current.byDay).toBeUndefined()
  expect(result.current.practice.size).toBe(0)
  rerender({ code: 'es-ES' })
  expect(result.current.practice.get(today)).toBe(60)
})

it('[4.18b, 4.18c] a word that comes or goes shows at once, and reaches the server once', async () => {
  const { client, recordWords, shown } = await visit()
  const words = () => shown.current.byDay?.get(today)?.words_added
  const change = { userId: me.id, languageCode: 'es-ES' }
  await recordWords(client, { ...change, added: ['luna', 'luna', 'mar'] })
  await waitFor(() => expect(words()).toEqual(['mar', 'luna']))
  await recordWords(client, { ...change, removed: ['mar', 'sol'] })
  await waitFor(() => expect(words()).toEqual(['luna']))
  await waitFor(() =>
    expect(table.rows.map(({ words_added }) => words_added)).toEqual([[], ['sol'], ['luna']]),
  )
  expect(log).not.toHaveBeenCalled()
})

it('[5.3b] a word of no language that is taught is not recorded, and the error is logged', async () => {
  const { client, recordWords } = await visit()
  await recordWords(client, { userId: me.id, languageCode: 'de-DE', added: ['Mond'] })
  expect(log).toHaveBeenCalledWith(
    'Analytics were asked for',
    'Invalid language code. Supported languages: zh, es, fr',
  )
})

it('[4.18f] the kept year of one language goes, or of all', async () => {
  const page = await visit('es-ES')
  const keptFor = (code: string) => page.getRecord('analytics', `year_${code}_${me.id}`)
  await page.putJson('analytics', `year_fr-FR_${me.id}`, { year: {} })
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  void page.clearYearCache(page.client, me.id, 'es-ES')
  await waitFor(async () => expect(await keptFor('es-ES')).toBeUndefined())
  expect(await keptFor('fr-FR')).toBeDefined()
  cleanup()
  void page.clearYearCache(page.client, me.id)
  await waitFor(async () => expect(await keptFor('fr-FR')).toBeUndefined())
})
