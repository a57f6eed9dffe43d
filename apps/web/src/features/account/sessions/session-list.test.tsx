import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Toaster } from '@/components/ui/toast'
import { logError } from '@/lib/log'
import type { OwnSession } from '@lingarden/database/rows/own-session'
import { SessionList } from './session-list'

const server = vi.hoisted(() => ({ sessions: [] as unknown[], hasFailed: false, ended: [] as unknown[] }))

/** As much of the data API as the list asks. */
function callFunction(name: string, args: Record<string, unknown>) {
  const error = server.hasFailed ? new Error('no') : null
  if (name === 'list_own_sessions')
    return { abortSignal: async () => ({ data: error ? null : server.sessions, error }) }
  if (!error) server.ended.push(args)
  return Promise.resolve({ data: !error, error })
}

vi.mock('@/lib/log')
vi.mock('@/lib/supabase', () => ({ getSupabase: () => ({ rpc: callFunction }) }))
vi.mock('@/lib/session/session-provider', () => ({ useUser: () => ({ id: 'ada' }) }))

const now = new Date('2026-11-21T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1'

const session = (id: string, user_agent: string, hours: number): OwnSession => ({
  id,
  user_agent,
  address: '192.0.2.1',
  started_at: '2026-11-03T12:00:00Z',
  last_used_at: hoursAgo(hours),
  is_current: id === 'here',
})

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  vi.mocked(logError).mockClear()
  server.hasFailed = false
  server.ended = []
  server.sessions = [session('here', chrome, 5), session('phone', safari, 2), session('other', '', 0.5)]
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  onlineManager.setOnline(true)
})

function show() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={queryClient}>
      <SessionList />
      <Toaster />
    </QueryClientProvider>,
  )
}

const list = () => within(screen.getByRole('region', { name: 'Where you are signed in' }))
const rows = async () => (await list().findAllByRole('listitem')).map((row) => row.textContent)
const signOutPhone = () => screen.findByRole('button', { name: 'Sign out: Safari on iPhone' })

describe('where a learner is signed in', () => {
  it('is listed by device, with this one first and no button for it', async () => {
    show()
    expect(list().getByText('Loading')).toBeDefined()
    expect(await rows()).toEqual([
      'Chrome on WindowsThis deviceSigned in on November 3, 2026',
      'Safari on iPhoneLast used 2 hours agoSigned in on November 3, 2026Sign out',
      'Unknown deviceUsed within the last hourSigned in on November 3, 2026Sign out',
    ])
    expect((await signOutPhone()).getAttribute('aria-describedby')).toBe(
      screen.getByText(/2 hours ago/).parentElement?.id,
    )
    expect(screen.queryByText('You are not signed in anywhere else.')).toBeNull()
  })

  it('says where it is this device alone', async () => {
    server.sessions = server.sessions.slice(0, 1)
    show()
    expect(await screen.findByText('You are not signed in anywhere else.')).toBeDefined()
  })

  it('can be tried again where it could not be read', async () => {
    server.hasFailed = true
    show()
    expect((await screen.findByRole('alert')).textContent).toContain('could not be listed')
    server.hasFailed = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await rows()).toHaveLength(3)
  })

  it('is said to be out of reach without a connection', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    onlineManager.setOnline(false)
    show()
    expect(screen.getByText('Your devices are listed here when you are online.')).toBeDefined()
  })
})

describe('another device', () => {
  it('is signed out when the learner is sure; the focus stays in the list', async () => {
    show()
    fireEvent.click(await signOutPhone())
    const dialog = screen.getByRole('dialog', { name: 'Sign out: Safari on iPhone' })
    expect(within(dialog).getByText(/out within an hour/)).toBeDefined()
    expect(server.ended).toEqual([])
    fireEvent.click(within(dialog).getByRole('button', { name: 'Sign out' }))
    expect(await screen.findByText('Signed out: Safari on iPhone')).toBeDefined()
    expect(server.ended).toEqual([{ p_user_id: 'ada', p_session_id: 'phone' }])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await rows()).toHaveLength(2)
    const heading = screen.getByRole('heading', { name: 'Where you are signed in' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
  })

  it('stays where the learner thinks better of it', async () => {
    show()
    fireEvent.click(await signOutPhone())
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(server.ended).toEqual([])
    expect(await rows()).toHaveLength(3)
  })

  it('stays where it could not be signed out, and that is said', async () => {
    show()
    fireEvent.click(await signOutPhone())
    server.hasFailed = true
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign out' }))
    expect(await screen.findByText('That did not work. The device is still signed in.')).toBeDefined()
    expect(logError).toHaveBeenCalledOnce()
    expect(screen.getByText('Safari on iPhone')).toBeDefined()
  })
})
