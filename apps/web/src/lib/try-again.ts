import { forgetFailedTexts } from '@/i18n/loaded-texts'
import { isMissingScript } from './connection-failure'
import { reload } from './reload'

/**
 * Tries again what failed. Browsers remember that a script did not come for as long as the page is open, and do not ask
 * again: then the page is loaded anew.
 */
export function tryAgainAfter(cause: unknown, again: () => void): void {
  if (isMissingScript(cause) && navigator.onLine) return reload()
  forgetFailedTexts()
  again()
}
