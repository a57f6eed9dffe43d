import { minPasswordLength } from './profile.ts'

/** Bytes of a password as UTF-8, at most; bcrypt, by which passwords are kept, looks at no more. */
const mostPasswordBytes = 72

/** Checks a new password and its repetition (requirement 5.2); undefined where both are in order. */
export function newPasswordProblem(password: string, confirmPassword: string): string | undefined {
  if (password !== confirmPassword) return 'Passwords do not match'
  if (password.length < minPasswordLength) {
    return `Password must be at least ${minPasswordLength} characters long`
  }
  const { length } = new TextEncoder().encode(password)
  return length > mostPasswordBytes ? 'This password is too long. Please choose a shorter one.' : undefined
}
