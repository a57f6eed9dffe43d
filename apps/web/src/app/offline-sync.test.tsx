import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { showToast } from '@/components/ui/toast'
import { queue } from '@/lib/sync/queue'
import { OfflineSync } from './offline-sync'

vi.mock('@/components/ui/toast', () => ({ showToast: vi.fn<typeof showToast>() }))
vi.mock('@/lib/word-tracking/sync-pending-words', () => ({ syncPendingWords: async () => [] }))
vi.mock('@/lib/session/session-provider', () => ({ useUser: () => ({ id: 'me', email: '', fullName: '' }) }))
vi.mock('@/lib/profile/get-profile', () => ({ useProfile: () => ({ data: undefined }) }))
vi.mock('@/lib/server-reach', () => ({ mayReachServer: () => true }))

const back = { title: 'You are back online. What was waiting here has been sent.' }
const flushed = vi.fn<typeof queue.send>()
/** Something came to wait, or was sent by another part of the page. */
const change = () => queue.hear('elsewhere', undefined)
let isOnline = true

function connect(online: boolean): void {
  isOnline = online
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')))
}

beforeEach(() => {
  isOnline = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  vi.mocked(showToast).mockReset()
  vi.spyOn(queue, 'send').mockImplementation(flushed)
  flushed.mockReset().mockResolvedValue({ sent: 0, left: 0, hasFailed: false })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OfflineSync />
    </QueryClientProvider>,
  )
  return () => vi.restoreAllMocks()
})

it('says that what waited was sent, also where another part of the page was quicker to send it', async () => {
  connect(false)
  change()
  connect(true)
  await waitFor(() => expect(showToast).toHaveBeenCalledExactlyOnceWith(back))
})

it('says so when the connection is back, though a server on the same machine had it before', async () => {
  flushed.mockResolvedValueOnce({ sent: 1, left: 0, hasFailed: false })
  connect(false)
  await waitFor(() => expect(flushed).toHaveBeenCalledTimes(2))
  await act(async () => undefined)
  expect(showToast).not.toHaveBeenCalled()
  connect(true)
  await waitFor(() => expect(showToast).toHaveBeenCalledExactlyOnceWith(back))
})

it('says so only once nothing is left, and nothing where nothing waited', async () => {
  connect(false)
  connect(true)
  await waitFor(() => expect(flushed).toHaveBeenCalledTimes(3))
  connect(false)
  await act(async () => undefined)
  change()
  flushed.mockResolvedValue({ sent: 0, left: 1, hasFailed: true })
  connect(true)
  await waitFor(() => expect(flushed).toHaveBeenCalledTimes(5))
  await act(async () => undefined)
  expect(showToast).not.toHaveBeenCalled()
  connect(false)
  flushed.mockResolvedValue({ sent: 1, left: 0, hasFailed: false })
  connect(true)
  await waitFor(() => expect(showToast).toHaveBeenCalledExactlyOnceWith(back))
})

it('tries again soon where the connection was announced too early', async () => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0)
  flushed.mockResolvedValue({ sent: 0, left: 1, hasFailed: true })
  connect(false)
  connect(true)
  await vi.advanceTimersByTimeAsync(2999)
  expect(showToast).not.toHaveBeenCalled()
  flushed.mockResolvedValue({ sent: 1, left: 0, hasFailed: false })
  await vi.advanceTimersByTimeAsync(1)
  expect(showToast).toHaveBeenCalledExactlyOnceWith(back)
  vi.useRealTimers()
})
