import { describe, expect, it } from 'vitest'
import { createQueryClient } from './query-client'
import { isSessionTooOld, sessionStateOf } from './identity/session'

it('[7.18a] queries are stale after 10 minutes, kept for 30, retried once, refetched on reconnect only', () => {
  expect(createQueryClient().getDefaultOptions().queries).toEqual({
    staleTime: 600_000,
    gcTime: 1_800_000,
    retry: 1,
    refetchOnWindowFocus: false,
    // Tried in query-client.test.tsx.
    refetchOnMount: expect.any(Function),
    refetchOnReconnect: true,
  })
})

describe('the session', () => {
  const session = {
    access_token: 'a',
    refresh_token: 'r',
    expires_in: 3600,
    token_type: 'bearer' as const,
    user: {
      id: '1',
      email: 'ada@example.test',
      app_metadata: {},
      user_metadata: { full_name: 'Ada' },
      aud: 'authenticated',
      created_at: '2026-01-01',
      email_confirmed_at: '2026-01-01',
      last_sign_in_at: '2026-11-01T00:00:00Z',
    },
  }

  it('[3.11a, 3.11b] holds id, email, name, and whether the email is confirmed', () => {
    expect(sessionStateOf(session)).toMatchObject({
      user: { id: '1', email: 'ada@example.test', fullName: 'Ada' },
      loading: false,
      emailConfirmed: true,
    })
    expect(sessionStateOf(null)).toMatchObject({ user: undefined, loading: false, emailConfirmed: false })
  })

  it('[4.4a] is too old when the last sign-in is more than 30 days ago', () => {
    expect(isSessionTooOld(session, new Date('2026-12-01T00:00:00Z'))).toBe(false)
    expect(isSessionTooOld(session, new Date('2026-12-01T00:00:01Z'))).toBe(true)
  })
})
