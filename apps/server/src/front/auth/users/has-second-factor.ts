import type { AuthUser } from './user-json.ts'

/** Whether an account asks for a second factor. */
export const hasSecondFactor = ({ factors = [] }: AuthUser): boolean =>
  factors.some(({ status }) => status === 'verified')
