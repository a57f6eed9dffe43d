import { isMissingScript } from './connection-failure'
import { reload } from './reload'

/**
 * Tries again what failed. Browsers remember that a script did not come for as long as the page is open, and do not ask
 * again: then the page is loaded anew.
 */
export function tryAgainAfter(cause: unknown, again: () => void): void {
  if (isMissingScript(cause) && navigator.onLine) reload()
  else again()
}
