import { sampleProfile } from '@lingarden/database/test/sample-profile'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { todayQuery, yearQuery } from '@/lib/analytics/get-days'
import { courseQuery } from '@/lib/courses/get-course'
import { progressQuery } from '@/lib/courses/get-progress'
import { prefetchFirst } from '@/lib/prefetch/prefetch'
import { keepKnownName } from '@/lib/session/known-name'
import { askEarly } from './ask-early'

vi.mock('@/lib/runtime-config', () => ({
  getRuntimeConfig: () => ({ supabaseUrl: 'https://garden.test', supabaseKey: 'key' }),
}))
vi.mock('virtual:course-addresses', () => ({
  default: {
    'es-ES': { outline: '/es.json', outlines: { fr: '/es-in-fr.json' }, examples: '/examples.json' },
  },
}))

const now = new Date(2026, 10, 21, 8)
const today = '2026-11-21'
const userId = '01a1ffd2-375e-730d-a552-78ba1fe39327'
const asked = vi.fn<(url: string) => Promise<Response>>()
const tables = () =>
  asked.mock.calls.map(([url]) => new URL(url, 'https://garden.test').pathname.split('/').at(-1))
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })

function open(languageCode: string | null) {
  asked.mockImplementation(async (url) =>
    Response.json(url.includes('/profiles') ? { ...sampleProfile, current_language_code: languageCode } : []),
  )
  prefetchFirst(now)
  return askEarly(userId, now)
}

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  vi.stubGlobal('fetch', asked.mockReset())
  const user = { id: userId, last_sign_in_at: now.toISOString(), user_metadata: {} }
  const session = { access_token: 't', refresh_token: 'r', expires_at: now.getTime() / 1000 + 3600, user }
  localStorage.setItem('sb-garden-auth-token', JSON.stringify(session))
  return () => localStorage.clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('asks for what the dashboard draws first, once, as the dashboard asks for it', async () => {
  await open('es-ES')
  expect(tables().slice(2)).toEqual([
    'lesson_progress',
    'daily_analytics_history',
    'daily_analytics_history',
    'restored_days',
    'es.json',
  ])
  const before = asked.mock.calls.length
  await client.fetchQuery(progressQuery(userId, 'es-a1'))
  await client.fetchQuery(todayQuery(userId, 'es-ES', today))
  await client.fetchQuery(yearQuery(userId, 'es-ES', today))
  expect(asked).toHaveBeenCalledTimes(before)
  // A file that the browser has by now.
  await client.fetchQuery(courseQuery('es-ES', 'en'))
  expect(asked.mock.lastCall?.[0]).toBe('/es.json')
})

it('leaves the year to be asked for where most of it was kept', async () => {
  keepKnownName(userId, 'Ada')
  await open('es-ES')
  expect(tables().slice(2)).toEqual(['lesson_progress', 'daily_analytics_history', 'es.json'])
})

it('asks for nothing where no language is learned yet', async () => {
  await open(null)
  expect(tables()).toEqual(['app_settings', 'profiles'])
})
