import { expect, it } from 'vitest'
import {
  accountExists,
  newPasswordText,
  signInProblem,
  signUpProblem,
  unexpectedProblem,
  unexpectedSignInMessage,
  waitIn,
} from './auth-errors'

const failure = (code: string, status = 400) => ({ code, status, message: 'as the server said' })

it('[8.12] an unconfirmed email shows the verify prompt', () => {
  const problem = signInProblem(failure('email_not_confirmed'))
  expect(problem.description).toMatch(/^Please check your email and click the verification link/)
  expect(problem.effect).toBe('show-verify')
})

it('[8.13] invalid credentials clear the password', () => {
  expect(signInProblem(failure('invalid_credentials'))).toMatchObject({
    title: 'Invalid Credentials',
    description: expect.stringMatching(/^The email or password you entered is incorrect/) as string,
    effect: 'clear-password',
  })
})

it('[8.14b, 8.14c] too many attempts and others have their titles', () => {
  expect(signInProblem(failure('over_request_rate_limit', 429))).toMatchObject({
    title: 'Too Many Attempts',
    description: expect.stringContaining('wait a few minutes') as string,
  })
  expect(signInProblem(failure('strange'))).toEqual({
    title: 'Sign In Error',
    description: 'as the server said',
  })
})

it('[8.15a, 8.15b] an unexpected failure has its own texts', () => {
  expect(unexpectedSignInMessage).toBe('An unexpected error occurred during sign in.')
  expect(unexpectedProblem).toEqual({
    title: 'Unexpected Error',
    description: 'An unexpected error occurred. Please try again or contact support if the problem persists.',
  })
})

it('[8.16a, 8.16b, 8.16c] sign-up failures have their titles, and an existing account leads to sign-in', () => {
  expect(signUpProblem(failure('user_already_exists'))).toEqual(accountExists)
  expect(accountExists).toMatchObject({ title: 'Account Already Exists', effect: 'switch-to-sign-in' })
  expect(signUpProblem(failure('email_address_invalid')).title).toBe('Invalid Email')
  expect(signUpProblem(failure('weak_password', 422)).title).toBe('Weak Password')
  expect(signUpProblem(failure('strange')).title).toBe('Sign Up Error')
})

it.each([
  [0, 'No Connection'],
  [500, 'Server Not Ready'],
  [503, 'Server Not Ready'],
  [429, 'Too Many Attempts'],
])('a request that ends in %i is told apart, whatever was asked: %s', (status, title) => {
  const refusal = { code: undefined, status, message: 'as the server said' }
  expect([signInProblem(refusal).title, signUpProblem(refusal).title]).toEqual([title, title])
})

it.each([
  ['length', 'Please choose a password of at least 6 characters.'],
  ['pwned', expect.stringMatching(/^This is one of the passwords that are used and guessed most/) as string],
  ['characters', expect.stringMatching(/capital letters, digits/) as string],
])('[8.16c] a password that is too weak for its %s says why in plain words', (reason, text) => {
  const refusal = { ...failure('weak_password', 422), reasons: [reason] }
  expect(signUpProblem(refusal)).toEqual({ title: 'Weak Password', description: text })
  expect(newPasswordText(refusal)).toEqual(text)
})

it('a sign-up that was closed meanwhile says what the operator says', () => {
  expect(signUpProblem(failure('signup_disabled', 422))).toMatchObject({
    description: 'as the server said',
    effect: 'show-closed',
  })
})

it('seconds to wait are read from the text of the account service, where it has any', () => {
  expect(waitIn('For security purposes, you can only request this after 42 seconds.')).toBe(42)
  expect(waitIn('Email rate limit exceeded')).toBeUndefined()
})
