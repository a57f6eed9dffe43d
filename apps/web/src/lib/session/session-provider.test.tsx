import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { AuthChangeEvent, Session } from '@supabase/supabase-js'
import { act, cleanup, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FollowedSession } from './followed-session'
import { useSession } from './session-provider'

type Listener = (event: AuthChangeEvent, session: Session | null) => void
const auth = vi.hoisted(() => ({ listener: undefined as Listener | undefined }))

vi.mock('@/lib/identity/session-key', () => ({ sessionKey: () => 'sb-session' }))
vi.mock('@/lib/supabase', () => ({
  getSupabase: () => ({
    auth: {
      onAuthStateChange: (listener: Listener) => {
        auth.listener = listener
        return { data: { subscription: { unsubscribe: () => undefined } } }
      },
    },
  }),
}))

const session = (lastSignIn = new Date().toISOString(), expiresAt = 1) => ({
  access_token: 'token',
  expires_at: expiresAt,
  user: {
    id: 'me',
    email: 'a@b.c',
    email_confirmed_at: 'then',
    last_sign_in_at: lastSignIn,
    user_metadata: {},
  },
})

function Who() {
  const { user, loading } = useSession()
  return <p>{loading ? 'loading' : (user?.id ?? 'nobody')}</p>
}

function open(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FollowedSession>
        <Who />
      </FollowedSession>
    </QueryClientProvider>,
  )
}
const emit = (event: AuthChangeEvent) => act(() => auth.listener?.(event, null))

beforeEach(() => {
  localStorage.clear()
  return () => vi.restoreAllMocks()
})

it('[3.11b] a session that still holds opens at once; one that was signed in too long ago does not', () => {
  const inAnHour = Date.now() / 1000 + 3600
  localStorage.setItem('sb-session', JSON.stringify(session(undefined, inAnHour)))
  open(true)
  expect(screen.getByText('me')).toBeDefined()
  cleanup()
  localStorage.setItem('sb-session', JSON.stringify(session('2020-01-01T00:00:00Z', inAnHour)))
  open(true)
  expect(screen.getByText('loading')).toBeDefined()
})

describe('a session that ran out', () => {
  it('opens at once without a connection, and stays until it can be renewed', () => {
    localStorage.setItem('sb-session', JSON.stringify(session()))
    open(false)
    expect(screen.getByText('me')).toBeDefined()
    emit('INITIAL_SESSION')
    expect(screen.getByText('me')).toBeDefined()
  })

  it('waits for the auth client where there is a connection', () => {
    localStorage.setItem('sb-session', JSON.stringify(session()))
    open(true)
    expect(screen.getByText('loading')).toBeDefined()
  })

  it('is over where the server refused it, or the learner signed out', () => {
    localStorage.setItem('sb-session', JSON.stringify(session()))
    open(false)
    localStorage.removeItem('sb-session')
    emit('INITIAL_SESSION')
    expect(screen.getByText('nobody')).toBeDefined()
    localStorage.setItem('sb-session', JSON.stringify(session()))
    emit('SIGNED_OUT')
    expect(screen.getByText('nobody')).toBeDefined()
  })

  it.each([
    ['is older than 30 days', JSON.stringify(session('2020-01-01T00:00:00Z'))],
    ['cannot be read', '{"user":'],
    ['is none', '{"user":{"id":7}}'],
  ])('[4.4a] opens nothing where what is stored %s', (_what, stored) => {
    localStorage.setItem('sb-session', stored)
    open(false)
    expect(screen.getByText('loading')).toBeDefined()
    emit('INITIAL_SESSION')
    expect(screen.getByText('nobody')).toBeDefined()
  })
})
