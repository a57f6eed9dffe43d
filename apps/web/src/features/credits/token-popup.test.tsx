import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { showTokenPopup } from '@/lib/credits/token-popup'
import { logError } from '@/lib/log'
import { profileKeys } from '@/lib/profile/keys'
import { TokenPopup } from './token-popup'

const server = vi.hoisted(() => ({ billing: 'test' }))
vi.mock('@/lib/log')
vi.mock('@/lib/runtime-config', () => ({ getRuntimeConfig: () => server }))
vi.mock('@/lib/session/session-provider', () => ({ useUser: () => ({ id: 'ada' }) }))
vi.mock('@/lib/supabase', () => ({
  getSupabase: () => ({
    auth: { getSession: async () => ({ data: { session: { access_token: 'token' } } }) },
  }),
}))

let answer: PromiseWithResolvers<Response>
beforeEach(() => {
  answer = Promise.withResolvers()
  vi.stubGlobal('fetch', () => answer.promise)
  vi.mocked(logError).mockClear()
  act(() => showTokenPopup(false))
})

function show(allowance = 10_000) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  queryClient.setQueryData(profileKeys.of('ada'), { credits: 9000, monthly_credits: allowance })
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <TokenPopup />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  act(() => showTokenPopup())
}

it('[4.13, 1.9b, 9.2] shows ... while it refreshes, then the balance and the share used', async () => {
  show()
  expect(await screen.findByText('...')).toBeDefined()
  answer.resolve(Response.json({ credits: 8766 }))
  expect(await screen.findByText('8,766')).toBeDefined()
  expect(screen.getByText('12.34% of this month’s 10,000 used')).toBeDefined()
})

it('[9.2] counts against what the plan gives, and says when it is filled again', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') })
  show(30_000)
  answer.resolve(Response.json({ credits: 12_000 }))
  expect(await screen.findByText('60.00% of this month’s 30,000 used')).toBeDefined()
  expect(screen.getByText('Filled again on December 1, 2026')).toBeDefined()
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('60')
  vi.useRealTimers()
})

it('[8.20b, 8.4] shows the balance known before where it cannot be refreshed, and logs why', async () => {
  show()
  answer.resolve(Response.json({ error: 'x' }, { status: 500 }))
  expect(await screen.findByText('9,000')).toBeDefined()
  expect(logError).toHaveBeenCalledOnce()
})

it.each([
  ['test', 1],
  ['off', 0],
])('where plans are %s, it leads to them %i times', async (billing, links) => {
  server.billing = billing
  show()
  answer.resolve(Response.json({ credits: 1 }))
  expect(await screen.findByRole('link', { name: 'Where they went' })).toBeDefined()
  expect(screen.queryAllByRole('link', { name: 'See the plans' })).toHaveLength(links)
})

it('[4.13] closes', async () => {
  show()
  answer.resolve(Response.json({ credits: 1 }))
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})
