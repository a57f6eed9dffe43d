import { notSubscribed } from '@lingarden/domain/plans'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { PlansRoutes } from './plans-routes'

vi.mock('@/lib/billing/subscription', () => ({
  useSubscription: () => ({ ...notSubscribed, isLoading: false }),
}))
vi.mock('@/lib/runtime-config', () => ({ getRuntimeConfig: () => ({ billing: 'off' }) }))

it.each(['/plans', '/plans/checkout?plan=gardener&cycle=monthly', '/plans/manage'])(
  'a server that sells no plans says at %s that all have the free one, and offers nothing to buy',
  (address) => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[address]}>
          <PlansRoutes />
        </MemoryRouter>
      </QueryClientProvider>,
    )
    expect(screen.getByText('This server sells no plans. Everyone has the free one, Seedling.')).toBeDefined()
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Seedling',
    ])
    expect(screen.getByText('Your plan')).toBeDefined()
    expect(screen.queryAllByRole('button')).toEqual([])
    expect(screen.queryAllByRole('link')).toEqual([])
  },
)
