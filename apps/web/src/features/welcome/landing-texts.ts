import type { Texts } from '@/i18n/groups'

/** What the landing page says. The texts are handed down, as the build writes the page in every language at once. */
export type LandingTexts = Pick<Texts, 'common' | 'plans' | 'welcome'>
