import type { SubscriptionStatus } from '@lingarden/domain/plans'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { PlansPage } from './plans-page'

const known = vi.hoisted(() => ({ status: {} as SubscriptionStatus }))
vi.mock('@/lib/billing/subscription', () => ({
  useSubscription: () => ({ ...known.status, isLoading: false }),
}))
vi.mock('@/lib/runtime-config', () => ({ getRuntimeConfig: () => ({ billing: 'stripe' }) }))

const gardener: SubscriptionStatus = {
  subscribed: true,
  subscription_tier: 'Gardener',
  subscription_end: '2026-12-21T12:00:00.000Z',
}

function show(status: SubscriptionStatus) {
  known.status = status
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <PlansPage />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return screen.getByRole('region', { name: 'Manage your plan' }).textContent
}

it('[3.27a] a plan that is renewed is paid until its day', () => {
  const text = show(gardener)
  expect(text).toContain('Paid until December 21, 2026.')
  expect(text).not.toContain('not renewed')
})

it('[3.27a] a plan that was cancelled says that it ends, is not renewed, and how to keep it', () => {
  const text = show({ ...gardener, is_ending: true })
  expect(text).toContain('Gardener ends on December 21, 2026 and is not renewed.')
  expect(text).toContain('Until then you can undo the cancellation under “Manage your plan”.')
  expect(text).not.toContain('Paid until')
})
