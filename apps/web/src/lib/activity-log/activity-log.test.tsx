import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { logError } from '@/lib/log'
import type { useUser } from '@/lib/session/session-provider'

vi.mock('@/lib/log', () => ({ logError: vi.fn<typeof logError>() }))
vi.mock('@/lib/session/session-provider', () => ({
  useUser: () => ({ id: 'ada' }) as ReturnType<typeof useUser>,
}))

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 5) })
  vi.resetModules()
  localStorage.clear()
})
afterEach(() => vi.useRealTimers())

/** A page that was just opened, on the storage that is there. */
async function openPage() {
  const { logActivity } = await import('./activity-log')
  const { useActivityLog } = await import('./use-activity-log')
  const { result } = renderHook(() => useActivityLog())
  const states = () => result.current.map(({ name, state }) => `${name} ${state}`)
  /** Begins a task and lets it run as far as it comes at once. */
  const begin = (name: string, task: () => Promise<unknown>) =>
    act(async () => {
      void logActivity('ada', { kind: 'saved', count: 1, name }, task)
      await vi.advanceTimersByTimeAsync(0)
    })
  return { begin, states }
}

it('[4.6a] shows how what was begun ended', async () => {
  const { begin, states } = await openPage()
  await begin('market', () => Promise.resolve())
  await begin('kitchen', () => Promise.reject(new Error('no')))
  expect(states()).toEqual(['kitchen error', 'market success'])
})

it('[4.6b, 9.4c] what hangs fails after 120 seconds, and what a closed page left as well', async () => {
  const { begin, states } = await openPage()
  await begin('market', () => new Promise(() => undefined))
  await act(() => vi.advanceTimersByTimeAsync(119_999))
  expect(states()).toEqual(['market pending'])
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(states()).toEqual(['market error'])

  await begin('kitchen', () => new Promise(() => undefined))
  vi.resetModules()
  vi.setSystemTime(Date.now() + 120_000)
  const later = await openPage()
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(later.states()).toEqual(['kitchen error', 'market error'])
})
