import { emptyDay } from '@lingarden/domain/analytics/day-record'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dayKeys } from '@/lib/analytics/keys'
import type { Days } from '@/lib/analytics/use-days'
import { useKeepGarden } from './use-keep-garden'

const today = '2026-03-10'
const rpc = vi.hoisted(() => vi.fn<(name: string, args: object) => Promise<{ error: unknown }>>())
const state = vi.hoisted(() => ({ bank: {} as object }))
vi.mock('@/lib/supabase', () => ({ getSupabase: () => ({ rpc }) }))
vi.mock('@/lib/session/session-provider', () => ({ useUser: () => ({ id: 'me' }) }))
vi.mock('@/lib/review/use-plants', () => ({ usePlants: () => new Map([['w0', { stage: 'leaf' }]]) }))
vi.mock('@/lib/bank/get-words', () => ({ usePlantedWords: () => state.bank }))
vi.mock('@/lib/analytics/use-days', async () => {
  const { useQuery } = await import('@tanstack/react-query')
  const { dayKeys: keys } = await import('@/lib/analytics/keys')
  return {
    useDays: (): Partial<Days> => {
      const { data } = useQuery<{ record: ReturnType<typeof emptyDay> }>({
        queryKey: keys.today('me', 'es-ES', today),
        queryFn: () => ({ record: emptyDay(today) }),
        enabled: false,
      })
      return { today, isCertain: true, byDay: new Map([[today, data?.record ?? emptyDay(today)]]) }
    },
  }
})

/** So many words; the first of them was recalled, and the others never. */
const bankOf = (count: number) => ({
  data: Array.from({ length: count }, (_, place) => ({ word_string: `w${place}` })),
  isFetching: false,
})

beforeEach(() => {
  vi.useFakeTimers()
  rpc.mockReset().mockResolvedValue({ error: null })
})
afterEach(() => void vi.useRealTimers())

it('counts a word in the garden at once, and tells the server of the last count once the bank rests', async () => {
  const client = new QueryClient()
  client.setQueryData(dayKeys.today('me', 'es-ES', today), { record: emptyDay(today) })
  const shown = () =>
    client.getQueryData<{ record: { words_by_stage?: number[] } }>(dayKeys.today('me', 'es-ES', today))
      ?.record.words_by_stage
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  state.bank = bankOf(2)
  const { rerender } = renderHook(() => useKeepGarden('es-ES'), { wrapper })
  expect(shown()).toEqual([1, 0, 1, 0, 0])
  await act(() => vi.advanceTimersByTimeAsync(4999))
  state.bank = bankOf(3)
  rerender()
  expect(shown()).toEqual([2, 0, 1, 0, 0])
  await act(() => vi.advanceTimersByTimeAsync(4999))
  expect(rpc).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(rpc.mock.calls.map(([, args]) => args)).toEqual([
    expect.objectContaining({ p_words_by_stage: [2, 0, 1, 0, 0] }),
  ])
})
