import written from 'virtual:prose/legal/en'
import { fillNames } from '../legal-names'
import type { LegalTexts } from '../legal-text'

export const en: LegalTexts = {
  lastUpdated: 'Last updated:',
  privacy: (names) => fillNames(written.privacy, names),
  terms: (names) => fillNames(written.terms, names),
}
