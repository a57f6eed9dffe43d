import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useIsSettled } from './use-is-settled'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

function open(seconds: number) {
  const client = new QueryClient()
  const answer = (of: string) => new Promise((resolve) => setTimeout(() => resolve(of), seconds * 1000))
  return renderHook(
    () => {
      const first = useQuery({ queryKey: ['first'], queryFn: () => answer('first') }).data
      useQuery({ queryKey: ['second'], queryFn: () => answer('second'), enabled: first !== undefined })
      return useIsSettled()
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  ).result
}

it('a page has settled when the requests that follow from its first ones are answered, too', async () => {
  const settled = open(1)
  await pass(1050)
  expect(settled.current).toBe(false)
  await pass(1000)
  expect(settled.current).toBe(false)
  await pass(100)
  expect(settled.current).toBe(true)
})

it('nobody waits for a slow answer for ever', async () => {
  const settled = open(60)
  await pass(2999)
  expect(settled.current).toBe(false)
  await pass(1)
  expect(settled.current).toBe(true)
})

it('without a connection nothing is waited for', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(open(60).current).toBe(true)
})
