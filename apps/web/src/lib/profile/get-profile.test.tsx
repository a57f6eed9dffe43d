import { UnreadableAnswer } from '@lingarden/database/rows/parse-answer'
import { sampleProfile } from '@lingarden/database/test/sample-profile'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getJson, putJson } from '@/lib/learner-cache/learner-cache'
import { noteArrived } from '@/lib/identity/presence'
import { clearLearnerCaches } from '@/lib/session/sign-out'
import { useProfile } from './get-profile'

vi.mock('@/lib/session/session-provider', () => ({ useUser: () => ({ id: 'me', email: '', fullName: '' }) }))
vi.mock('@/lib/runtime-config', () => ({
  getRuntimeConfig: () => ({ supabaseUrl: 'https://backend.test', supabaseKey: 'sb_publishable_x' }),
}))

const request = vi.fn<typeof fetch>()

function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(() => useProfile(), { wrapper }).result
}

beforeEach(async () => {
  clearLearnerCaches(new QueryClient())
  noteArrived()
  vi.stubGlobal('fetch', request.mockReset())
  await putJson('profile', 'me', { profile: { id: 'me', current_language_code: null } })
  return () => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
})

describe('the profile', () => {
  it('is the server’s while it can be asked, and is kept', async () => {
    request.mockResolvedValue(Response.json({ ...sampleProfile, current_language_code: 'es-ES' }))
    const result = open()
    await waitFor(() => expect(result.current.data?.current_language_code).toBe('es-ES'))
    await waitFor(async () =>
      expect(await getJson('profile', 'me')).toMatchObject({
        value: { profile: { current_language_code: 'es-ES' } },
      }),
    )
  })

  it('is never shown as it was before the server has answered', async () => {
    const answer = Promise.withResolvers<Response>()
    request.mockImplementation(() => answer.promise)
    const seen: unknown[] = []
    const client = new QueryClient()
    const wrapper = ({ children }: PropsWithChildren) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    )
    const { result } = renderHook(
      () => {
        const profile = useProfile()
        seen.push(profile.data?.current_language_code)
        return profile
      },
      { wrapper },
    )
    await waitFor(() => expect(request).toHaveBeenCalled())
    answer.resolve(Response.json({ ...sampleProfile, current_language_code: 'es-ES' }))
    await waitFor(() => expect(result.current.isSuccess).toBe(true))
    expect(new Set(seen)).toEqual(new Set([undefined, 'es-ES']))
  })

  it('is what was kept where the server fails, or cannot be reached', async () => {
    request.mockImplementation(async () => Response.json({ code: 'X', message: 'no' }, { status: 400 }))
    const failed = open()
    await waitFor(() => expect(failed.current.isError).toBe(true))
    expect(failed.current.data?.id).toBe('me')

    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    request.mockImplementation(() => new Promise<Response>(() => undefined))
    const offline = open()
    await waitFor(() => expect(offline.current.data?.id).toBe('me'))
  })

  it('that does not fit is an error, which the log has with its place, and what was kept stays', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    request.mockImplementation(async () => Response.json({ ...sampleProfile, theme: 'neon' }))
    const result = open()
    await waitFor(() => expect(result.current.isError).toBe(true))
    expect(result.current.error).toBeInstanceOf(UnreadableAnswer)
    expect(result.current.error?.message).toMatch(/the profile does not fit: theme: /u)
    expect(result.current.data?.id).toBe('me')
    expect(logged).toHaveBeenCalledWith(expect.any(String), result.current.error)
  })
})
