import type { CatalogueMessage } from './catalogue-messages'
import { currentTexts } from './texts'

/**
 * A text that another part of the product fixes in English, in the language of the interface; as it came where it is
 * not known, such as a server's own. A component calls `useTexts` as well, so that a change of language renders it again.
 */
export function translateFixed(text: string): string {
  return currentTexts('catalogue')[text as CatalogueMessage] ?? text
}
