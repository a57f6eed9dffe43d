import { isConnectionFailure } from './connection-failure'
import { isAfterLeaving } from './identity/presence'

/**
 * Writes what went wrong, with its cause, for whoever looks into it; the learner reads another text. That the server could
 * not be reached is no error of ours, and only noted; what a sign-out broke off is none at all.
 */
export function logError(what: string, cause: unknown): void {
  if (isAfterLeaving(cause)) return
  // oxlint-disable-next-line no-console -- the one place that writes to the browser's console
  console[isConnectionFailure(cause) ? 'info' : 'error'](what, cause)
}
