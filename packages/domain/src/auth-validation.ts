import { minPasswordLength } from './profile.ts'

/** Checks a new password and its repetition (requirement 5.2); undefined where both are in order. */
export function newPasswordProblem(password: string, confirmPassword: string): string | undefined {
  if (password !== confirmPassword) return 'Passwords do not match'
  if (password.length < minPasswordLength) {
    return `Password must be at least ${minPasswordLength} characters long`
  }
  return undefined
}
