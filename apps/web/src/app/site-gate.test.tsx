import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { appSettingsKey, type AppSettings } from '@/lib/app-settings/get-app-settings'
import { tellSiteClosed } from '@/lib/site-closed'
import { createQueryClient } from '@/lib/query-client'
import { SiteGate } from './site-gate'

vi.mock('@/lib/runtime-config', () => ({
  getRuntimeConfig: () => ({ supabaseUrl: 'https://backend.test', supabaseKey: 'sb_publishable_x' }),
}))
vi.mock('@/lib/app-settings/use-app-settings-realtime', () => ({ useAppSettingsRealtime: () => undefined }))
afterEach(() => {
  vi.unstubAllGlobals()
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
        <input aria-label="Your message" />
      </SiteGate>
    </QueryClientProvider>,
  )
  return queryClient
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

it('[2.25a] a site that closes in the middle of something keeps it for when it opens again', async () => {
  const queryClient = show(open)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Hola, me ' } })
  const set = (settings: AppSettings) => queryClient.setQueryData(appSettingsKey, settings)
  set({ ...open, site_disabled: true, site_disabled_message: 'We are pruning.' })
  expect(await screen.findByText('We are pruning.')).toBeDefined()
  expect(screen.queryByRole('textbox')).toBeNull()
  set(open)
  expect((await screen.findByRole<HTMLInputElement>('textbox')).value).toBe('Hola, me ')
  expect(screen.queryByText('We are pruning.')).toBeNull()
})

it('an answer that says that the site is closed has the switches asked for at once', async () => {
  const asked = vi.fn<() => Promise<Response>>(async () =>
    Response.json({ ...open, site_disabled: true, site_disabled_message: 'We are pruning.' }),
  )
  vi.stubGlobal('fetch', asked)
  show(open)
  await act(() => tellSiteClosed(Response.json({ code: 'site_disabled' }, { status: 503 })))
  expect(await screen.findByText('We are pruning.')).toBeDefined()
  expect(asked).toHaveBeenCalledOnce()
})
