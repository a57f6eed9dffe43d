import { expect, it } from 'vitest'
import { loadingSession, type SessionState } from '@/lib/identity/session'
import { guardDecisionOf } from './guard'

const signedIn: SessionState = {
  user: { id: '1', email: 'ada@example.test', fullName: 'Ada' },
  loading: false,
  emailConfirmed: true,
  session: undefined,
}

it('[2.26] while the session loads, one waits', () => {
  expect(guardDecisionOf(loadingSession)).toBe('wait')
})

it('[6.1a, 6.1c] without a user, one is led to /auth', () => {
  expect(guardDecisionOf({ ...signedIn, user: undefined })).toEqual({ redirect: '/auth' })
})

it('[6.1b] without a confirmed email, one is led to the confirmation', () => {
  expect(guardDecisionOf({ ...signedIn, emailConfirmed: false })).toEqual({
    redirect: '/auth?mode=signin&verify=email',
  })
})

it('[2.7a] a user with a confirmed email passes', () => {
  expect(guardDecisionOf(signedIn)).toBe('pass')
})
