import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { formatDuration, syncInterval, timerTick, useSessionTimer } from './session-timer'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('[4.16a, 9.4a] ticks every second', () => {
  const { result } = renderHook(useSessionTimer)
  act(() => void vi.advanceTimersByTime(3 * timerTick))
  expect(result.current).toBe(3)
  expect([timerTick, syncInterval]).toEqual([1000, 30_000])
})

it('[2.54] stops when the tutor is left', () => {
  const { result, unmount } = renderHook(useSessionTimer)
  unmount()
  vi.advanceTimersByTime(5 * timerTick)
  expect(result.current).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

it.each([
  [0, '0:00'],
  [65, '1:05'],
  [3725, '1:02:05'],
])('%i seconds read %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text)
})
