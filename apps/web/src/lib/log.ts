import { isConnectionFailure } from './connection-failure'

/**
 * Writes what went wrong, with its cause, for whoever looks into it; the learner reads another text. That the server could
 * not be reached is no error of ours, and only noted.
 */
export function logError(what: string, cause: unknown): void {
  // oxlint-disable-next-line no-console -- the one place that writes to the browser's console
  console[isConnectionFailure(cause) ? 'info' : 'error'](what, cause)
}
