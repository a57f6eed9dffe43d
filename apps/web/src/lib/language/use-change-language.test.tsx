import { sampleProfile } from '@lingarden/database/test/sample-profile'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { logError } from '@/lib/log'
import { createQueryClient } from '@/lib/query-client'
import { profileKeys } from '@/lib/profile/keys'
import { useProfile } from '@/lib/profile/get-profile'
import { useLanguageChanged, type LanguageChange } from './language-changed'
import { useChangeLanguage } from './use-change-language'

const { answered } = vi.hoisted(() => ({ answered: vi.fn<() => Promise<unknown>>() }))

// The network edge: what the data API answers to the update of the profile.
vi.mock('@/lib/supabase', () => ({
  getSupabase: () => ({
    from: () => ({
      update: () => ({
        eq: () => Object.assign(answered(), { setHeader: vi.fn<() => void>() }),
      }),
    }),
  }),
}))
vi.mock('@/lib/session/is-signed-in', () => ({ isSignedIn: async () => true }))
vi.mock('@/lib/session/session-provider', () => ({ useUser: () => ({ id: 'u1', email: '', fullName: '' }) }))
vi.mock('@/lib/dictionary/dictionary', () => ({ loadDictionary: () => Promise.resolve({}) }))
vi.mock('@/lib/log')

const profile = { ...sampleProfile, id: 'u1', current_language_code: 'es-ES', gender: 'feminine' }

function setUp() {
  const queryClient = createQueryClient()
  queryClient.setQueryData(profileKeys.of('u1'), profile)
  queryClient.setQueryData(['bank', 'u1', 'fr-FR'], [])
  queryClient.setQueryData(['dictionary', 'fr-FR'], {})
  const heard: LanguageChange[] = []
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(
    () => {
      useLanguageChanged((change) => heard.push(change))
      return { change: useChangeLanguage(), code: useProfile().data?.current_language_code }
    },
    { wrapper },
  )
  return { result, heard }
}

it('[4.9a, 4.9b, 3.29] changes the language at once and announces it', async () => {
  const answer = Promise.withResolvers<unknown>()
  answered.mockReturnValueOnce(answer.promise)
  const { result, heard } = setUp()
  const done = result.current.change('fr-FR')
  await waitFor(() => expect(result.current.code).toBe('fr-FR'))
  answer.resolve({ data: null, error: null })
  await done
  expect(result.current.code).toBe('fr-FR')
  expect(heard).toEqual([{ code: 'fr-FR', previousCode: 'es-ES' }])
})

it('[4.9a, 8.20b] takes it back where it cannot be saved, announces that, and logs why', async () => {
  const refusal = Object.assign(new Error('refused'), { code: '42501' })
  answered.mockResolvedValueOnce({ data: null, error: refusal })
  const { result, heard } = setUp()
  await result.current.change('fr-FR')
  await waitFor(() => expect(result.current.code).toBe('es-ES'))
  expect(heard).toEqual([
    { code: 'fr-FR', previousCode: 'es-ES' },
    { code: 'es-ES', previousCode: 'fr-FR' },
  ])
  expect(logError).toHaveBeenCalledWith(expect.any(String), refusal)
  expect(logError).toHaveBeenLastCalledWith('The language could not be saved', expect.any(Error))
})
