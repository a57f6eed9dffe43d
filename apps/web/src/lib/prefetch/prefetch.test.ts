import { sampleProfile } from '@lingarden/database/test/sample-profile'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { appSettingsQuery } from '@/lib/app-settings/get-app-settings'
import { profileQuery } from '@/lib/profile/get-profile'
import { prefetchFirst } from './prefetch'

vi.mock('@/lib/runtime-config', () => ({
  getRuntimeConfig: () => ({ supabaseUrl: 'https://garden.test', supabaseKey: 'key' }),
}))

const now = new Date('2026-11-21T08:00:00Z')
const seconds = now.getTime() / 1000
const userId = '01a1ffd2-375e-730d-a552-78ba1fe39327'
const asked = vi.fn<(url: string) => Promise<Response>>()

function signIn(expiresAt: number) {
  const user = { id: userId, last_sign_in_at: '2026-11-20T08:00:00Z', user_metadata: {} }
  const session = { access_token: 'token', refresh_token: 'r', expires_at: expiresAt, user }
  localStorage.setItem('sb-garden-auth-token', JSON.stringify(session))
}

const urls = () => asked.mock.calls.map(([url]) => new URL(url).pathname.split('/').at(-1))
const ask = (query: unknown) =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(query as never)

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  localStorage.clear()
  asked
    .mockReset()
    .mockImplementation(async (url) =>
      Response.json(url.includes('/profiles') ? sampleProfile : { from: url.split('?')[0] }),
    )
  vi.stubGlobal('fetch', asked)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('what is asked first is what the screens ask for, and goes over the network once', async () => {
  signIn(seconds + 3600)
  prefetchFirst(now)
  expect(urls()).toEqual(['app_settings', 'profiles'])
  expect(await ask(appSettingsQuery)).toEqual({ from: 'https://garden.test/rest/v1/app_settings' })
  expect(await ask(profileQuery(userId))).toEqual(sampleProfile)
  expect(asked).toHaveBeenCalledTimes(2)
  // Whoever asks later wants what is there by then.
  await ask(profileQuery(userId))
  expect(asked).toHaveBeenCalledTimes(3)
})

it('an answer that is old, or to another learner, is asked for again', async () => {
  signIn(seconds + 3600)
  prefetchFirst(now)
  vi.setSystemTime(now.getTime() + 30_000)
  await ask(profileQuery(userId))
  expect(urls()).toEqual(['app_settings', 'profiles', 'profiles'])
})

it('a request that fails, or a token that the server refuses, is asked for again', async () => {
  signIn(seconds + 3600)
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  asked.mockResolvedValueOnce(Response.json({ message: 'JWT expired' }, { status: 401 }))
  prefetchFirst(now)
  expect(await ask(appSettingsQuery)).toEqual({ from: 'https://garden.test/rest/v1/app_settings' })
  expect(await ask(profileQuery(userId))).toEqual(sampleProfile)
  expect(urls()).toEqual(['app_settings', 'profiles', 'app_settings', 'profiles'])
})

it('nobody is asked for where nobody is signed in, or the session has to be renewed first', () => {
  prefetchFirst(now)
  expect(urls()).toEqual(['app_settings'])
  signIn(seconds - 1)
  prefetchFirst(now)
  expect(urls()).toEqual(['app_settings', 'app_settings'])
})
