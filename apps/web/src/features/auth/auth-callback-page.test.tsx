import { render, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { showToast } from '@/components/ui/toast'
import { setInterfaceLanguage } from '@/i18n/interface-language'
import { AuthCallbackPage } from './auth-callback-page'
import { usedLinkMessage } from './link-messages'
import { openSession } from './open-session'

vi.mock('@/components/ui/toast', () => ({ showToast: vi.fn<typeof showToast>() }))
vi.mock('./open-session', async (load) => ({
  ...(await load<object>()),
  openSession: vi.fn<typeof openSession>(),
}))

afterEach(async () => {
  history.replaceState(null, '', '/')
  await setInterfaceLanguage('en')
})

it.each([
  ['a first use', undefined, { title: 'Adresse confirmée' }],
  ['a second use', usedLinkMessage, { title: 'L’adresse n’a pas pu être confirmée', variant: 'destructive' }],
])('[2.41, 8.17a] tells of %s of a link in the language of the interface', async (use, failure, toast) => {
  await setInterfaceLanguage('fr')
  vi.mocked(openSession).mockResolvedValue(failure)
  history.replaceState(null, '', `/auth/callback?type=signup&token=${encodeURIComponent(use)}`)
  render(
    <MemoryRouter>
      <AuthCallbackPage />
    </MemoryRouter>,
  )
  await waitFor(() => expect(showToast).toHaveBeenLastCalledWith(expect.objectContaining(toast)))
})
