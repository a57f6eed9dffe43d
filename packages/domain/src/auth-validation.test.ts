import { expect, it } from 'vitest'
import { newPasswordProblem } from './auth-validation.ts'

it('[5.2] the passwords must match', () => {
  expect(newPasswordProblem('garden-1', 'garden-2')).toBe('Passwords do not match')
})

it('[5.2, 9.8a] a password has at least 6 characters', () => {
  expect(newPasswordProblem('12345', '12345')).toBe('Password must be at least 6 characters long')
  expect(newPasswordProblem('123456', '123456')).toBeUndefined()
})

it('a password that could be kept in part only is too long', () => {
  const longest = '园'.repeat(24)
  expect(newPasswordProblem(longest, longest)).toBeUndefined()
  expect(newPasswordProblem(`${longest}1`, `${longest}1`)).toMatch(/too long/)
})
