import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { logError } from '@/lib/log'
import { openCheckout } from './open-payment-page'
import { useSubscription } from './subscription'

const session = vi.hoisted(() => ({ user: { id: 'ada' } as { id: string } | undefined }))
vi.mock('@/lib/log')
vi.mock('@/lib/session/session-provider', () => ({ useSession: () => session }))
vi.mock('@/lib/supabase', () => ({
  getSupabase: () => ({
    auth: { getSession: async () => ({ data: { session: { access_token: 'token' } } }) },
  }),
}))

const gardener = {
  subscribed: true,
  subscription_tier: 'Gardener',
  subscription_end: '2026-12-21T12:00:00.000Z',
}
const none = { subscribed: false, subscription_tier: null, subscription_end: null }
const answer = vi.fn<(url: string, init?: RequestInit) => Response>()

beforeEach(() => {
  session.user = { id: 'ada' }
  answer.mockReset().mockImplementation(() => Response.json(gardener))
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => answer(url, init))
  vi.mocked(logError).mockClear()
})

function show() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  return renderHook(() => useSubscription(), { wrapper })
}

describe('the subscription', () => {
  it('[4.19] is none until the first check has ended, and is asked for again for another learner', async () => {
    const { result, rerender } = show()
    expect(result.current).toEqual({ ...none, isLoading: true })
    await waitFor(() => expect(result.current).toEqual({ ...gardener, isLoading: false }))
    session.user = { id: 'grace' }
    answer.mockImplementation(() => Response.json(none))
    rerender()
    expect(result.current).toEqual({ ...none, isLoading: true })
    await waitFor(() => expect(result.current.isLoading).toBe(false))
    expect(answer).toHaveBeenCalledTimes(2)
  })

  it('[3.27a] says where it ends with what is paid', async () => {
    answer.mockImplementation(() => Response.json({ ...gardener, is_ending: true }))
    const { result } = show()
    await waitFor(() => expect(result.current).toMatchObject({ subscribed: true, is_ending: true }))
  })

  it.each([
    ['an error', () => Response.json({ error: 'no' }, { status: 500 })],
    ['no status', () => Response.json({ nothing: 1 })],
    ['no JSON', () => new Response('<html>')],
  ])('[4.19, 8.20a] is none where the answer is %s, which is logged only', async (_, respond) => {
    answer.mockImplementation(respond)
    const { result } = show()
    await waitFor(() => expect(result.current).toEqual({ ...none, isLoading: false, hasFailed: true }))
    expect(logError).toHaveBeenCalledOnce()
  })

  it('[6.4b] is none for whoever is not signed in, and nothing is asked', () => {
    session.user = undefined
    expect(show().result.current).toEqual({ ...none, isLoading: false })
    expect(answer).not.toHaveBeenCalled()
  })
})

describe('the checkout', () => {
  const order = { planId: 'gardener', billingCycle: 'yearly' } as const
  const openTab = () => {
    const tab = {
      opener: window,
      close: vi.fn<() => void>(),
      location: { replace: vi.fn<(url: string) => void>() },
    }
    vi.stubGlobal('open', () => tab)
    return tab
  }

  it('[3.27b, 3.27c, 7.4] opens in a new tab that knows nothing of ours', async () => {
    const tab = openTab()
    answer.mockImplementation(() => Response.json({ url: 'https://pay.test/1' }))
    await openCheckout(order)
    const [[address, request] = []] = answer.mock.calls
    expect(address).toBe('/functions/v1/create-checkout')
    expect(await new Response(request?.body ?? null).json()).toEqual(order)
    expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith('https://pay.test/1')
    expect(tab.opener).toBeNull()
  })

  it.each([{ error: 'no' }, { url: 'javascript:alert(1)' }, {}])(
    '[8.20a] that fails with %j closes its tab, is logged and thrown on',
    async (body) => {
      const tab = openTab()
      answer.mockImplementation(() => Response.json(body, { status: 'error' in body ? 500 : 200 }))
      await expect(openCheckout(order)).rejects.toThrow(/^(no|The server named no page)/)
      expect(tab.close).toHaveBeenCalledOnce()
      expect(logError).toHaveBeenCalledOnce()
    },
  )
})
