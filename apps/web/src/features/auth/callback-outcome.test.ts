import { describe, expect, it } from 'vitest'
import { isCallback } from './auth-mode'
import { callbackOutcome, errorOutcome, readCallback, type CallbackParams } from './callback-outcome'
import { usedLinkMessage } from './link-messages'

const callback = (search: string, hash = ''): CallbackParams => readCallback({ search, hash })

describe('an auth callback', () => {
  it('[2.39a] reads its parameters from the query or the fragment', () => {
    expect(
      callback(
        '?token=t&type=signup&mode=m&code=c',
        '#access_token=a&refresh_token=r&error=e&error_description=d',
      ),
    ).toEqual({
      accessToken: 'a',
      refreshToken: 'r',
      code: 'c',
      token: 't',
      type: 'signup',
      mode: 'm',
      error: 'e',
      errorDescription: 'd',
    })
  })

  it.each([
    ['?code=c', '', true],
    ['', '#access_token=a&refresh_token=r', true],
    ['?error=access_denied&error_description=Link+expired', '', true],
    ['?token=t&type=recovery', '', true],
    ['?error=access_denied', '', true],
    ['?mode=signup', '', false],
  ])('is what an address with %s%s is for: %s', (search, hash, expected) => {
    expect(isCallback({ search, hash })).toBe(expected)
  })

  it('[8.17a] with an error leads to /auth with a destructive toast', () => {
    expect(errorOutcome(callback('?error=access_denied&error_description=Link+expired'))).toEqual({
      to: '/auth',
      toast: { title: 'Authentication Error', description: 'Link expired', variant: 'destructive' },
    })
  })

  it('[2.41] after a sign-up says so and leads to /auth', () => {
    expect(callbackOutcome(callback('?type=signup&token=t'), undefined)).toMatchObject({
      to: '/auth',
      toast: { title: 'Email Verified!' },
    })
  })

  it('[2.42a] of a recovery leads to the new password', () => {
    expect(callbackOutcome(callback('?type=recovery&token=t'), undefined)).toEqual({
      to: '/auth?mode=reset-password',
      reset: 'recovery',
    })
  })

  it('[2.42b] of a stale recovery leads to a new link', () => {
    expect(callbackOutcome(callback('?type=recovery&token=t'), 'expired')).toMatchObject({
      to: '/auth?mode=forgot-password',
      toast: {
        description: 'Invalid or expired reset link. Please request a new one.',
        variant: 'destructive',
      },
    })
  })

  it('of a magic link leads to the dashboard', () => {
    expect(callbackOutcome(callback('?type=magiclink'), undefined)).toMatchObject({
      to: '/dashboard',
      toast: { title: 'Signed In!' },
    })
  })

  it.each([
    ['signup', '/auth?mode=signin&verify=email'],
    ['invite', '/auth?mode=forgot-password'],
    ['magiclink', '/auth'],
  ])('of type %s that is over leads to where there is another: %s', (type, to) => {
    expect(callbackOutcome(callback(`?type=${type}&token=t`), usedLinkMessage).to).toBe(to)
  })

  it('with bare tokens leads to the dashboard, or to the new password when the mode says so', () => {
    expect(callbackOutcome(callback('?access_token=a&refresh_token=r'), undefined)).toEqual({
      to: '/dashboard',
    })
    expect(
      callbackOutcome(callback('?access_token=a&refresh_token=r&mode=reset-password'), undefined),
    ).toEqual({
      to: '/auth?mode=reset-password',
      reset: 'recovery',
    })
  })

  it.each([
    ['signup', 'Verification Error'],
    ['magiclink', 'Sign In Error'],
    ['invite', 'Invite Error'],
    ['recovery', 'Reset Link Error'],
    ['', 'Session Error'],
  ])('[8.17a] of type "%s" that fails is titled %s', (type, title) => {
    expect(callbackOutcome(callback(`?type=${type}`), 'used already').toast).toMatchObject({
      title,
      variant: 'destructive',
    })
  })
})
