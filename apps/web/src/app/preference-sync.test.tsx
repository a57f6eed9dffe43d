import { QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { profileKeys } from '@/lib/profile/keys'
import { createQueryClient } from '@/lib/query-client'
import { knownName } from '@/lib/session/known-name'
import { PreferenceSync } from './preference-sync'

const me = { id: 'me', email: '', fullName: 'Ada' }
vi.mock('@/lib/session/session-provider', () => ({ useUser: () => me }))

it('keeps the name of the profile for the next greeting, and that there is none', async () => {
  const client = createQueryClient()
  const name = (displayName: string | null) =>
    client.setQueryData(profileKeys.of('me'), { id: 'me', display_name: displayName })
  name('Lovelace')
  render(
    <QueryClientProvider client={client}>
      <PreferenceSync />
    </QueryClientProvider>,
  )
  expect(knownName(me)).toBe('Lovelace')
  await act(async () => name(null))
  expect(knownName(me)).toBe('')
})
