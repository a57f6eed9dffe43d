import type { SessionState } from '@/lib/identity/session'
import { doorPaths } from '@/lib/paths'

export type GuardDecision = 'wait' | 'pass' | { redirect: string }

/** Who may see the guarded pages (requirements 2.7a, 2.26-2.28, 6.1). */
export function guardDecisionOf({ loading, user, emailConfirmed }: SessionState): GuardDecision {
  if (loading) return 'wait'
  if (!user) return { redirect: doorPaths.auth }
  return emailConfirmed ? 'pass' : { redirect: doorPaths.verifyEmail }
}
