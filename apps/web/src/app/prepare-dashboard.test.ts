import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { askDashboard } from '@/features/dashboard/ask-dashboard'
import { createQueryClient } from '@/lib/query-client'
import { prepareDashboard } from './prepare-dashboard'

const profile = vi.hoisted(() => ({ read: vi.fn<() => Promise<unknown>>() }))
vi.mock('@/lib/supabase', () => ({ getSupabase: () => ({}) }))
vi.mock('@/lib/profile/get-profile', () => ({
  profileQuery: (userId: string) => ({ queryKey: ['profile', userId], queryFn: profile.read, retry: false }),
}))
vi.mock('@/features/dashboard/ask-dashboard', () => ({ askDashboard: vi.fn(async () => undefined) }))
vi.mock('./load-home', () => ({ loadShell: async () => () => null, loadDashboard: async () => () => null }))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  profile.read.mockReset()
  vi.mocked(askDashboard).mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('asks for what the dashboard shows when the profile has come', async () => {
  const read = Promise.withResolvers<unknown>()
  profile.read.mockReturnValue(read.promise)
  const client = createQueryClient()
  const prepared = prepareDashboard(client, 'me')
  await vi.waitFor(() => expect(profile.read).toHaveBeenCalled())
  expect(askDashboard).not.toHaveBeenCalled()
  read.resolve({ id: 'me' })
  await prepared
  expect(askDashboard).toHaveBeenCalledWith(client, 'me')
})

it('is ready without a profile that cannot be read', async () => {
  profile.read.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(prepareDashboard(createQueryClient(), 'me')).resolves.toBeUndefined()
})

it('waits half a second for a slow profile', async () => {
  const asked = Promise.withResolvers<void>()
  profile.read.mockImplementation(() => {
    asked.resolve()
    return new Promise(() => undefined)
  })
  const isReady = vi.fn()
  void prepareDashboard(createQueryClient(), 'me').then(isReady)
  await asked.promise
  await vi.advanceTimersByTimeAsync(499)
  expect(isReady).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await vi.waitFor(() => expect(isReady).toHaveBeenCalled())
})

it('waits for nothing without a connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await prepareDashboard(createQueryClient(), 'me')
  expect(profile.read).not.toHaveBeenCalled()
})
