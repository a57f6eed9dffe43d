import type { LegalTexts } from '../legal-text'
import { privacy } from './privacy'
import { terms } from './terms'

export const en: LegalTexts = {
  lastUpdated: 'Last updated:',
  privacy,
  terms,
}
