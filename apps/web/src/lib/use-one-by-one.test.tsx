import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useOneByOne } from './use-one-by-one'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A frame of the browser, and what waits for it. */
const passFrame = () => act(() => vi.advanceTimersByTimeAsync(17))

it('counts one at each frame, from when there is something to count', async () => {
  const { result, rerender } = renderHook(({ total }) => useOneByOne(total), { initialProps: { total: 0 } })
  await passFrame()
  expect(result.current).toBe(0)
  rerender({ total: 2 })
  expect(result.current).toBe(0)
  await passFrame()
  expect(result.current).toBe(1)
  await passFrame()
  expect(result.current).toBe(2)
  rerender({ total: 1 })
  expect(result.current).toBe(1)
})
