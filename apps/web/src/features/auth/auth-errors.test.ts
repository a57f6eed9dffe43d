import { expect, it } from 'vitest'
import {
  accountExists,
  signInProblem,
  signUpProblem,
  unexpectedProblem,
  unexpectedSignInMessage,
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

it('[8.14a, 8.14b, 8.14c] unknown users, too many attempts and others have their titles', () => {
  expect(signInProblem(failure('user_not_found')).title).toBe('Account Not Found')
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
