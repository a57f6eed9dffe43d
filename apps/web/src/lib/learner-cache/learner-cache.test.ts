import 'fake-indexeddb/auto'
import { cacheFormatVersion, storageCap } from '@lingarden/domain/browser-storage'
import { IDBFactory } from 'fake-indexeddb'
import { QueryClient } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const day = 86_400_000
const start = Date.UTC(2026, 10, 21, 10)

/** A page that was just opened: modules without memory, on the storage that is there. */
async function openPage() {
  vi.resetModules()
  const cache = await import('./learner-cache')
  const trouble = await import('@/lib/browser-storage/storage-trouble')
  const { clearLearnerCaches } = await import('@/lib/session/sign-out')
  const isInTrouble = () => renderHook(() => trouble.useStorageTrouble()).result.current
  return { ...cache, clearLearnerCaches, isInTrouble }
}

const forbidden = { open: () => { throw new DOMException('forbidden', 'SecurityError') } } // prettier-ignore

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.useFakeTimers({ now: start, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('what is cached of a learner', () => {
  it('[9.6d] comes back after a reload, compressed where it is long', async () => {
    const long = { text: 'hola '.repeat(10_000) }
    const page = await openPage()
    await page.putJson('conversation', 'me:es-ES:c1', long)
    await page.putJson('conversation', 'me:es-ES:c2', { text: 'hola' })
    const stored = (await page.getRecord('conversation', 'me:es-ES:c1'))?.data
    expect((stored as ArrayBuffer).byteLength).toBeLessThan(JSON.stringify(long).length / 50)
    expect((await page.getRecord('conversation', 'me:es-ES:c2'))?.data).toBe('{"text":"hola"}')

    const later = await openPage()
    expect(await later.getJson('conversation', 'me:es-ES:c1')).toEqual({ value: long, savedAt: start })
  })

  it('[9.6d] is as good as none after two days, or in another format', async () => {
    const page = await openPage()
    await page.putJson('conversation', 'me:c1', 'hola')
    vi.setSystemTime(start + 2 * day)
    expect(await page.getJson('conversation', 'me:c1')).toBeDefined()
    vi.setSystemTime(start + 2 * day + 1)
    expect(await page.getJson('conversation', 'me:c1')).toBeUndefined()
    expect(await page.listRecords('conversation', 'me:')).toEqual([])

    vi.setSystemTime(start)
    const { openLearnerDatabase, recordFacts } = await import('./learner-database')
    const facts = { segment: 'conversation', bytes: 6, savedAt: start, version: cacheFormatVersion - 1 }
    await (await openLearnerDatabase()).put(recordFacts, facts, 'conversation/me:c1')
    expect(await page.getJson('conversation', 'me:c1')).toBeUndefined()
  })

  it('is listed by the beginning of its key, the newest first', async () => {
    const page = await openPage()
    for (const [after, key] of ['me:es-ES:c1', 'me:fr-FR:c2', 'me:es-ES:c3', 'you:es-ES:c4'].entries()) {
      vi.setSystemTime(start + after)
      await page.putJson('conversation', key, key)
    }
    expect(await page.listRecords('conversation', 'me:es-ES:')).toEqual(['me:es-ES:c3', 'me:es-ES:c1'])
    await page.removeRecord('conversation', 'me:es-ES:c3')
    expect(await page.listRecords('conversation', 'me:es-ES:')).toEqual(['me:es-ES:c1'])
  })

  it('[9.6a, 9.6d] stays within the cap: the oldest conversation goes first, the dictionary stays', async () => {
    const page = await openPage()
    const third = Math.floor(storageCap(false) / 3)
    for (const [after, key] of ['c1', 'c2', 'c3'].entries()) {
      vi.setSystemTime(start + after)
      await page.putRecord('conversation', key, key, third)
    }
    expect(await page.listRecords('conversation', '')).toEqual(['c3', 'c2', 'c1'])
    vi.setSystemTime(start + 3)
    await page.putRecord('bank', 'b', 'bank', third)
    expect(await page.listRecords('conversation', '')).toEqual(['c3', 'c2'])

    const { openStores, stores } = await import('@/lib/dictionary/dictionary-stores')
    const use = { version: 'v1', bytes: 1000, usedAt: start }
    await (await openStores()).put(stores.uses, use, 'es-ES')
    await page.putRecord('bank', 'b', 'bank', third)
    expect(await page.listRecords('conversation', '')).toEqual(['c3'])
    expect(await (await openStores()).get(stores.uses, 'es-ES')).toEqual(use)
    expect(page.isInTrouble()).toBe(false)
  })

  it('is gone after the sign-out', async () => {
    const page = await openPage()
    await page.putJson('conversation', 'c1', 'hola')
    page.clearLearnerCaches(new QueryClient())
    await vi.waitFor(async () => expect(await page.getJson('conversation', 'c1')).toBeUndefined())
    expect(await (await openPage()).getJson('conversation', 'c1')).toBeUndefined()
  })
})

describe('where storage', () => {
  it.each([
    ['is forbidden', () => vi.stubGlobal('indexedDB', forbidden)],
    ['is missing', () => vi.stubGlobal('indexedDB', undefined)],
    [
      'is full',
      () =>
        vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
          throw new DOMException('full', 'QuotaExceededError')
        }),
    ],
  ])('%s the session goes on in memory, and says so', async (_how, spoil) => {
    spoil()
    const page = await openPage()
    expect(page.isInTrouble()).toBe(false)
    await page.putJson('conversation', 'c1', 'hola')
    expect(await page.getJson('conversation', 'c1')).toMatchObject({ value: 'hola' })
    expect(await page.listRecords('conversation', '')).toEqual(['c1'])
    expect(page.isInTrouble()).toBe(true)
    await page.removeRecord('conversation', 'c1')
    expect(await page.getJson('conversation', 'c1')).toBeUndefined()
    vi.restoreAllMocks()
  })

  it('was full once, what fits later is stored', async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const page = await openPage()
    await page.putJson('conversation', 'c1', 'hola')
    put.mockRestore()
    await page.putJson('conversation', 'c1', 'adiós')
    expect(await (await openPage()).getJson('conversation', 'c1')).toMatchObject({ value: 'adiós' })
  })
})
