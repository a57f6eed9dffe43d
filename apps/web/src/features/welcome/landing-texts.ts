import type { CatalogueMessage } from '@/i18n/catalogue-messages'
import type { Texts } from '@/i18n/groups'

/** What the sample says. They are handed down, as the build writes the page in every language at once. */
export type SampleTexts = Pick<Texts, 'catalogue' | 'common' | 'welcome'>

/** What the whole landing page says. */
export type LandingTexts = SampleTexts & Pick<Texts, 'plans'>

/** A text that the domain fixes in English, in the language of the page. */
export function fixedText({ catalogue }: Pick<SampleTexts, 'catalogue'>, text: string): string {
  return catalogue[text as CatalogueMessage] ?? text
}
