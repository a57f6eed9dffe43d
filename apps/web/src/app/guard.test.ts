import { expect, it } from 'vitest'
import { loadingSession, type SessionState } from '@/lib/identity/session'
import { passageOf } from './guard'

const signedIn: SessionState = {
  user: { id: '1', email: 'ada@example.test', fullName: 'Ada' },
  loading: false,
  emailConfirmed: true,
  session: undefined,
}

it('[2.26] while the session loads, one waits', () => {
  expect(passageOf(loadingSession)).toBe('wait')
})

it('[6.1a, 6.1c] without a user, one is led to /auth', () => {
  expect(passageOf({ ...signedIn, user: undefined })).toEqual({ redirect: '/auth' })
})

it('[6.1b] without a confirmed email, one is led to the confirmation', () => {
  expect(passageOf({ ...signedIn, emailConfirmed: false })).toEqual({
    redirect: '/auth?mode=signin&verify=email',
  })
})

it('[2.7a] a user with a confirmed email passes', () => {
  expect(passageOf(signedIn)).toBe('pass')
})
