import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useOneByOne } from './use-one-by-one'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('counts one at a time, from when there is something to count', () => {
  const { result, rerender } = renderHook(({ total }) => useOneByOne(total), { initialProps: { total: 0 } })
  act(() => void vi.runAllTimers())
  expect(result.current).toBe(0)
  rerender({ total: 2 })
  expect(result.current).toBe(0)
  act(() => void vi.advanceTimersToNextTimer())
  expect(result.current).toBe(1)
  act(() => void vi.advanceTimersToNextTimer())
  expect(result.current).toBe(2)
  expect(vi.getTimerCount()).toBe(0)
})
