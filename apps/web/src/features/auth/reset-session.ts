/**
 * Remembers in this tab that the session was opened by a recovery link: the new-password screen is then valid, and the
 * redirect of signed-in people away from /auth waits.
 */
const key = 'lingarden:reset-session'

export function beginReset(): void {
  sessionStorage.setItem(key, 'open')
}

export function endReset(): void {
  sessionStorage.removeItem(key)
}

export function isResetOpen(): boolean {
  return sessionStorage.getItem(key) === 'open'
}
