import { AuthApiError, AuthRetryableFetchError, AuthUnknownError } from '@supabase/supabase-js'
import { expect, it } from 'vitest'
import { newPasswordText, signInProblem, signUpProblem, waitIn } from './auth-errors'

const failure = (code: string, status = 400) => ({ code, status, message: 'as the server said' })

it('what a code names is told by its own title, and asks the screen for what helps', () => {
  expect(signInProblem(failure('email_not_confirmed')).effect).toBe('show-verify')
  expect(signInProblem(failure('invalid_credentials')).effect).toBe('clear-password')
  expect(signInProblem(failure('over_request_rate_limit', 429)).title).toBe('Too Many Attempts')
  expect(signInProblem(failure('strange'))).toEqual({
    title: 'Sign In Error',
    description: 'as the server said',
  })
  expect(signUpProblem(failure('user_already_exists')).effect).toBe('switch-to-sign-in')
  expect(signUpProblem(failure('email_address_invalid')).title).toBe('Invalid Email')
  expect(signUpProblem(failure('strange')).title).toBe('Sign Up Error')
})

const notFoundPage = new SyntaxError(`Unexpected token '<', "<html>" is not valid JSON`)

it.each([
  ['a network that fails', new AuthRetryableFetchError('Failed to fetch', 0), /could not be reached/],
  ['a server that broke', new AuthRetryableFetchError('HTTP 502', 502), /cannot answer just now/],
  ['a page in the place of an answer', new AuthUnknownError(notFoundPage.message, notFoundPage), /^nothing/],
  ['an answer that says nothing', new AuthApiError('{}', 400, undefined), /^nothing/],
])('%s is not expected, and is told without a word of its own', (_what, error, hint) => {
  for (const problem of [signInProblem(error), signUpProblem(error)]) {
    expect(problem).toMatchObject({ title: 'Unexpected Error' })
    expect(JSON.stringify(problem)).not.toContain(error.message)
    expect(problem.hint ?? 'nothing to say').toMatch(hint)
  }
})

it.each([
  ['length', 'Please choose a password of at least 6 characters.'],
  ['pwned', expect.stringMatching(/^This is one of the passwords that are used and guessed most/) as string],
  ['characters', expect.stringMatching(/capital letters, digits/) as string],
])('a password that is too weak for its %s says why in plain words', (reason, text) => {
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
