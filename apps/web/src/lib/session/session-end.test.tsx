import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { AuthChangeEvent, Session } from '@supabase/supabase-js'
import { act, render, screen } from '@testing-library/react'
import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FollowedSession } from './followed-session'
import { useSession } from './session-provider'
import { leave } from './sign-out'
import { watchSession } from '@/app/watch-session'

type Listener = (event: AuthChangeEvent, session: Session | null) => void
const auth = vi.hoisted(() => ({
  listener: undefined as Listener | undefined,
  answer: { error: null as { code: string } | null },
  asked: 0,
}))

vi.mock('@/lib/identity/session-key', () => ({ sessionKey: () => 'sb-session' }))
vi.mock('@/lib/supabase', () => ({
  getSupabase: () => ({
    auth: {
      onAuthStateChange: (listener: Listener) => {
        auth.listener = listener
        return { data: { subscription: { unsubscribe: () => undefined } } }
      },
      getUser: async () => {
        auth.asked += 1
        return auth.answer
      },
      signOut: async () => {
        auth.listener?.('SIGNED_OUT', null)
        return { error: null }
      },
    },
  }),
}))

const inAnHour = () => Date.now() / 1000 + 3600
const session = () =>
  ({
    access_token: 'token',
    expires_at: inAnHour(),
    user: { id: 'me', email: 'a@b.c', last_sign_in_at: new Date().toISOString(), user_metadata: {} },
  }) as unknown as Session

function Who() {
  const { user, hasEnded } = useSession()
  return <p>{user?.id ?? (hasEnded ? 'ended elsewhere' : 'nobody')}</p>
}

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FollowedSession>
        <Who />
      </FollowedSession>
    </QueryClientProvider>,
  )

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('sb-session', JSON.stringify(session()))
  Object.assign(auth, { answer: { error: null }, asked: 0 })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  return () => vi.restoreAllMocks()
})

describe('a session that ends', () => {
  it('elsewhere is told so; whoever leaves here is not told what they know', async () => {
    open()
    act(() => auth.listener?.('SIGNED_OUT', null))
    expect(screen.getByText('ended elsewhere')).toBeDefined()
    act(() => auth.listener?.('SIGNED_IN', session()))
    expect(screen.getByText('me')).toBeDefined()
    await act(() => leave('local'))
    expect(screen.getByText('nobody')).toBeDefined()
  })

  it('[4.4b] before the page opened leaves nothing of the learner, also in what no part of this page has opened', async () => {
    const database = await openDB('lingarden-reviews', 1, {
      upgrade: (created) => void created.createObjectStore('reviews'),
    })
    await database.put('reviews', { rating: 3 }, 'a review')
    localStorage.setItem('lingarden:known-name', '{"userId":"me","name":"Ada"}')
    open()
    // The auth client found it refused as it started, and forgot it.
    localStorage.removeItem('sb-session')
    act(() => auth.listener?.('INITIAL_SESSION', null))
    expect(screen.getByText('ended elsewhere')).toBeDefined()
    expect(Object.keys(localStorage)).toEqual([])
    await expect.poll(() => database.getAllKeys('reviews')).toEqual([])
    database.close()
  })

  it('is not told of to whoever was not signed in', () => {
    localStorage.clear()
    open()
    act(() => auth.listener?.('INITIAL_SESSION', null))
    expect(screen.getByText('nobody')).toBeDefined()
  })
})

describe('the server', () => {
  let stop = () => {}
  beforeEach(() => {
    vi.useFakeTimers()
    return () => {
      stop()
      vi.useRealTimers()
    }
  })
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))

  it('is asked whether the session is still there when the page has opened, when it is looked at again, and now and then', async () => {
    stop = watchSession()
    await vi.advanceTimersByTimeAsync(5000)
    expect(auth.asked).toBe(1)
    comeBack()
    expect(auth.asked).toBe(1)
    await vi.advanceTimersByTimeAsync(60_000)
    comeBack()
    expect(auth.asked).toBe(2)
    await vi.advanceTimersByTimeAsync(5 * 60_000)
    expect(auth.asked).toBe(3)
  })

  it('that knows the account no more ends the session here', async () => {
    auth.answer = { error: { code: 'user_not_found' } }
    open()
    stop = watchSession()
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(screen.getByText('ended elsewhere')).toBeDefined()
  })
})
