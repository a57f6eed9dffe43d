import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { announceLanguageChange, useLanguageChanged, type LanguageChange } from './language-changed'
import { loadingTimes, showLanguageLoading, useLanguageLoading } from './language-loading'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const work = {
  language: 'Spanish',
  isReady: false,
  load: async () => undefined,
  cache: async () => undefined,
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

it('[4.10a, 4.10b, 9.4g] goes through its steps, pauses 500 ms at initializing and hides 1 s after completion', async () => {
  const { result } = renderHook(useLanguageLoading)
  const [load, cache] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()]
  const done = showLanguageLoading({ ...work, load: () => load.promise, cache: () => cache.promise })
  await pass(0)
  expect(result.current?.step).toBe('loading')
  load.resolve(undefined)
  await pass(0)
  expect(result.current?.step).toBe('caching')
  cache.resolve(undefined)
  await pass(499)
  expect(result.current?.step).toBe('initializing')
  await pass(1)
  expect(result.current?.step).toBe('complete')
  await pass(999)
  expect(result.current?.step).toBe('complete')
  await pass(1)
  expect(result.current).toBeUndefined()
  await done
})

it('[4.10c] completes by itself after 3 seconds', async () => {
  const { result } = renderHook(useLanguageLoading)
  void showLanguageLoading({ ...work, load: () => new Promise<never>(() => undefined) })
  await pass(2999)
  expect(result.current?.step).toBe('loading')
  await pass(1)
  expect(result.current?.step).toBe('complete')
  await pass(loadingTimes.complete)
})

it('[4.10c] does not come back when the work ends after it', async () => {
  const { result } = renderHook(useLanguageLoading)
  const load = Promise.withResolvers<undefined>()
  void showLanguageLoading({ ...work, load: () => load.promise })
  await pass(3000 + loadingTimes.complete)
  load.resolve(undefined)
  await pass(loadingTimes.initializing + loadingTimes.complete)
  expect(result.current).toBeUndefined()
})

it('[4.10b] shows nothing when everything is there, and hides at once on an error', async () => {
  const { result } = renderHook(useLanguageLoading)
  await showLanguageLoading({ ...work, isReady: true })
  expect(result.current).toBeUndefined()
  const failing = showLanguageLoading({ ...work, load: () => Promise.reject(new Error('offline')) })
  await expect(failing).rejects.toThrow('offline')
  expect(result.current).toBeUndefined()
})

it('[3.29, 4.9b] the languageChanged event carries the new and the previous code', () => {
  const heard: LanguageChange[] = []
  renderHook(() => useLanguageChanged((change) => heard.push(change)))
  announceLanguageChange({ code: 'fr-FR', previousCode: 'es-ES' })
  expect(heard).toEqual([{ code: 'fr-FR', previousCode: 'es-ES' }])
})
