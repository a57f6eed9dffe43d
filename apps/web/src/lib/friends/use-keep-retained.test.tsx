import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useKeepRetained } from './use-keep-retained'

const rpc = vi.hoisted(() => vi.fn<(name: string, args: object) => Promise<{ error: Error | null }>>())
const plan = vi.hoisted(() => ({ retained: [2, 1] }))

vi.mock('@/lib/supabase', () => ({ getSupabase: () => ({ rpc }) }))
vi.mock('@/lib/session/session-provider', () => ({ useUser: () => ({ id: 'me' }) }))
vi.mock('@/lib/review/use-review-plan', () => ({ useReviewPlan: () => ({ plan }) }))
vi.mock('@/lib/analytics/use-today', () => ({ useToday: () => '2026-11-21' }))

beforeEach(() => {
  vi.useFakeTimers()
  rpc.mockReset().mockResolvedValue({ error: null })
})
afterEach(() => vi.useRealTimers())

const keep = () => {
  const client = new QueryClient()
  return renderHook(() => useKeepRetained('es-ES'), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
}

it('tells how many words are retained once the count rests, and again when it is another', async () => {
  const { rerender } = keep()
  await vi.advanceTimersByTimeAsync(4000)
  plan.retained = [3, 2]
  rerender()
  await vi.advanceTimersByTimeAsync(4000)
  expect(rpc).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(rpc.mock.calls).toEqual([
    [
      'record_retained_words',
      { p_user_id: 'me', p_language_code: 'es-ES', p_counted_on: '2026-11-21', p_by_day: [3, 2] },
    ],
  ])
  rerender()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(rpc).toHaveBeenCalledTimes(1)
})

it('tells it again where it was refused, once what it counts has been sent', async () => {
  plan.retained = [5, 5]
  rpc.mockResolvedValueOnce({ error: new Error('more than the bank holds') })
  keep().unmount()
  await vi.advanceTimersByTimeAsync(5000)
  expect(rpc).not.toHaveBeenCalled()
  const { unmount } = keep()
  await vi.advanceTimersByTimeAsync(5000)
  expect(rpc).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(90_000)
  expect(rpc).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(90_000)
  expect(rpc).toHaveBeenCalledTimes(2)
  unmount()
})
