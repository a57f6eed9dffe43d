import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { appSettingsKey, type AppSettings } from '@/lib/app-settings/get-app-settings'
import { createQueryClient } from '@/lib/query-client'
import { SiteGate } from './site-gate'

vi.mock('@/lib/app-settings/use-app-settings-realtime', () => ({ useAppSettingsRealtime: () => undefined }))
afterEach(() => {
  document.title = ''
})

const open: AppSettings = {
  site_disabled: false,
  site_disabled_message: null,
  signup_disabled: false,
  signup_disabled_message: null,
}

function show(settings: AppSettings) {
  const queryClient = createQueryClient()
  queryClient.setQueryData(appSettingsKey, settings)
  render(
    <QueryClientProvider client={queryClient}>
      <SiteGate>
        <p>The garden</p>
      </SiteGate>
    </QueryClientProvider>,
  )
}

it('[1.12, 2.25a, 2.25b, 6.2a] a disabled site shows the maintenance page, titled by its message', () => {
  show({ ...open, site_disabled: true, site_disabled_message: 'We are pruning.' })
  expect(screen.queryByText('The garden')).toBeNull()
  expect(screen.getByText('We are pruning.')).toBeDefined()
  expect(document.title).toBe('We are pruning.')
})

it('[2.25b] without a message the title is the product’s name', () => {
  show({ ...open, site_disabled: true })
  expect(screen.getByRole('heading', { name: 'Back soon' })).toBeDefined()
  expect(document.title).toBe('Lingarden')
})

it('[2.25a] an open site shows what is inside', () => {
  show(open)
  expect(screen.getByText('The garden')).toBeDefined()
})
