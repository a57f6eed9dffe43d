import 'fake-indexeddb/auto'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import type { PropsWithChildren } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { logError } from '@/lib/log'

vi.mock('@/lib/log', () => ({ logError: vi.fn<typeof logError>() }))
vi.mock('@/lib/session/session-provider', () => ({ useUser: () => ({ id: 'me', email: '', fullName: '' }) }))
vi.mock('@/lib/runtime-config', () => ({
  getRuntimeConfig: () => ({ supabaseUrl: 'https://backend.test', supabaseKey: 'sb_publishable_x' }),
}))

const start = Date.UTC(2026, 10, 21, 10)
const hour = 3_600_000
const word = (id: string) => ({
  id,
  word_string: id,
  sentences: [],
  notes: '',
  tags: [],
  seen: 1,
  clicks: 0,
  created_at: '2026-11-21T10:00:00Z',
  updated_at: '2026-11-21T10:00:00Z',
  source: 'tutor',
})
const request = vi.fn<typeof fetch>()

/** A page that was just opened, on the storage that is there, and its bank. */
async function openPage() {
  vi.resetModules()
  const { useWords } = await import('./get-words')
  const { bankKeys } = await import('./keys')
  const { hasBankCache } = await import('./bank-cache')
  const { getRecord } = await import('../learner-cache/learner-cache')
  const { createQueryClient } = await import('../query-client')
  const client = createQueryClient()
  const { queries } = client.getDefaultOptions()
  client.setDefaultOptions({ queries: { ...queries, retry: false } })
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return {
    client,
    hasBankCache,
    key: bankKeys.of('me', 'es-ES'),
    open: () => renderHook(() => useWords('es-ES'), { wrapper }).result,
    close: cleanup,
    stored: () => getRecord('bank', 'bank_store_cache_es-ES_me'),
  }
}

/** A page on which the server's words were read and kept. */
async function visit(...words: string[]) {
  request.mockImplementation(async () => Response.json(words.map(word)))
  const page = await openPage()
  const result = page.open()
  await waitFor(async () => expect(await page.stored()).toBeDefined())
  return { ...page, result }
}

/** Takes the timers in hand, too. */
const takeTime = (now: number) =>
  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })

const terms = (rows: readonly { word_string: string }[] | undefined) =>
  rows?.map(({ word_string }) => word_string)

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('fetch', request.mockReset())
  vi.useFakeTimers({ now: start, toFake: ['Date'] })
  return () => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
})

describe('the bank', () => {
  it('[3.30] opens at once from what was kept, and is refreshed', async () => {
    await visit('gato')
    const answer = Promise.withResolvers<Response>()
    request.mockImplementation(() => answer.promise)
    const page = await openPage()
    const result = page.open()
    await waitFor(() => expect(terms(result.current.data)).toEqual(['gato']))
    expect(result.current).toMatchObject({ isSuccess: true, isFetching: true, dataUpdatedAt: start })
    answer.resolve(Response.json([word('perro'), word('gato')]))
    await waitFor(() => expect(terms(result.current.data)).toEqual(['perro', 'gato']))
    await waitFor(async () => expect(String((await page.stored())?.data)).toContain('perro'))
  })

  it('[3.30] is asked for by the next page where one was left before the server had answered', async () => {
    await visit('gato')
    request.mockImplementation(() => new Promise<Response>(() => undefined))
    const page = await openPage()
    const dashboard = page.open()
    await waitFor(() => expect(terms(dashboard.current.data)).toEqual(['gato']))
    page.close()
    request.mockImplementation(async () => Response.json([word('perro'), word('gato')]))
    const result = page.open()
    expect(terms(result.current.data)).toEqual(['gato'])
    await waitFor(() => expect(terms(result.current.data)).toEqual(['perro', 'gato']))
    await waitFor(async () => expect(String((await page.stored())?.data)).toContain('perro'))
  })

  it('[3.30] opens without a connection, and asks when it is back', async () => {
    await visit('gato')
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    request.mockRejectedValue(new TypeError('Failed to fetch'))
    const page = await openPage()
    const result = page.open()
    await waitFor(() => expect(terms(result.current.data)).toEqual(['gato']))
  })

  it('keeps a word that was looked up while it was being read, until the server has it', async () => {
    await visit('gato')
    const page = await openPage()
    const { countMeetings, wordCounts } = await import('./word-counts')
    const { queue } = await import('@/lib/sync/queue')
    const owner = { userId: 'me', languageCode: 'es-ES' }
    const answer = Promise.withResolvers<Response>()
    request.mockImplementation(() => answer.promise)
    const result = page.open()
    await waitFor(() => expect(terms(result.current.data)).toEqual(['gato']))
    const met = { sentence: '', at: new Date(start).toISOString(), kind: 'click' } as const
    const planting = { by: 'look-up', on: '2026-11-21' } as const
    await countMeetings(owner, [
      { ...met, word: 'visto', kind: 'seen' },
      { ...met, word: 'perro', planting },
    ])
    answer.resolve(Response.json([word('gato')]))
    await waitFor(() => expect(terms(result.current.data)).toEqual(['perro', 'gato']))
    expect(result.current.data?.[0]).toMatchObject({ planted_by: 'look-up' })
    request.mockImplementation(async () => Response.json([word('gato')]))
    const { readBankAgain } = await import('./read-again')
    await act(() => readBankAgain(page.client, owner))
    expect(terms(result.current.data)).toEqual(['perro', 'gato'])
    const waiting = await queue.list('me')
    expect(waiting.map(({ mutation }) => mutation.kind)).toEqual([wordCounts.kind])
    await queue.drop(waiting)
    await act(() => readBankAgain(page.client, owner))
    expect(terms(result.current.data)).toEqual(['gato'])
  })

  it('[9.4f] is kept 100 ms after its last change', async () => {
    const page = await visit('gato')
    takeTime(start)
    const set = (id: string) => act(() => page.client.setQueryData(page.key, [word(id)]))
    await set('uno')
    await vi.advanceTimersByTimeAsync(99)
    await set('dos')
    await vi.advanceTimersByTimeAsync(99)
    expect(String((await page.stored())?.data)).toContain('gato')
    await vi.advanceTimersByTimeAsync(1)
    await vi.waitFor(async () => expect(String((await page.stored())?.data)).toContain('dos'))
  })

  it('[9.5a] is kept for 24 hours, and reading it makes it no younger', async () => {
    await visit('gato')
    request.mockImplementation(() => new Promise<Response>(() => undefined))
    takeTime(start + 24 * hour - 10_000)
    const page = await openPage()
    const result = page.open()
    await vi.waitFor(() => expect(terms(result.current.data)).toEqual(['gato']))
    await vi.advanceTimersByTimeAsync(200)
    expect((await page.stored())?.savedAt).toBeLessThan(start + 1000)
    vi.setSystemTime(start + 24 * hour)
    expect(await page.hasBankCache('me', 'es-ES')).toBe(true)
    vi.setSystemTime(start + 24 * hour + 1000)
    expect(await page.hasBankCache('me', 'es-ES')).toBe(false)
  })

  it('[3.30] is kept for each learner and language', async () => {
    const page = await visit('gato')
    expect(await page.hasBankCache('me', 'es-ES')).toBe(true)
    expect(await page.hasBankCache('me', 'fr-FR')).toBe(false)
    expect(await page.hasBankCache('you', 'es-ES')).toBe(false)
  })

  it('[8.20c] has no cache where the check fails', async () => {
    await visit('gato')
    vi.resetModules()
    vi.doMock('../learner-cache/learner-cache', () => ({
      getJson: () => Promise.reject(new Error('broken')),
    }))
    const { hasBankCache } = await import('./bank-cache')
    expect(await hasBankCache('me', 'es-ES')).toBe(false)
    vi.doUnmock('../learner-cache/learner-cache')
  })

  it('[8.10a, 8.10e] says where its words cannot be loaded, with the cause', async () => {
    request.mockImplementation(async () =>
      Response.json({ code: 'XX000', message: 'no disk' }, { status: 500 }),
    )
    const result = (await openPage()).open()
    await waitFor(() => expect(result.current.isError).toBe(true))
    expect(result.current.error).toMatchObject({
      message: 'Failed to load words',
      cause: { code: 'XX000', message: 'no disk' },
    })
  })

  it('[8.10a] goes on with what was kept where the words cannot be loaded', async () => {
    await visit('gato')
    const answer = Promise.withResolvers<Response>()
    request.mockImplementation(() => answer.promise)
    const result = (await openPage()).open()
    await waitFor(() => expect(terms(result.current.data)).toEqual(['gato']))
    answer.resolve(Response.json({ code: 'XX000', message: 'no disk' }, { status: 500 }))
    await waitFor(() => expect(result.current.isError).toBe(true))
    expect(terms(result.current.data)).toEqual(['gato'])
  })

  it('[4.4b] writes nothing any more after the sign-out', async () => {
    const page = await visit('gato')
    const { clearLearnerCaches } = await import('@/lib/session/sign-out')
    takeTime(start)
    page.client.setQueryData(page.key, [word('uno')])
    page.close()
    clearLearnerCaches(page.client)
    await vi.waitFor(async () => expect(await page.stored()).toBeUndefined())
    await vi.advanceTimersByTimeAsync(200)
    expect(await page.stored()).toBeUndefined()
  })
})
