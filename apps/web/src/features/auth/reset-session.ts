import { readTab, removeTab, writeTab } from '@/lib/local-store'

/**
 * Remembers in this tab that the session was opened to choose a password: by a recovery link, or by an invitation, whose
 * account has none yet. The new-password screen is then valid, and the redirect of signed-in people away from /auth waits.
 */
const key = 'reset-session'

export type ResetKind = 'recovery' | 'invite'

export const beginReset = (kind: ResetKind): void => writeTab(key, kind)

export const endReset = (): void => removeTab(key)

/** By what the session was opened to choose a password; undefined where it was not. */
export function openReset(): ResetKind | undefined {
  const kind = readTab(key)
  return kind === 'recovery' || kind === 'invite' ? kind : undefined
}
