import type { LegalTexts } from '../legal-text'
import { privacy } from './privacy'
import { terms } from './terms'

export const fr: LegalTexts = {
  lastUpdated: 'Dernière mise à jour :',
  translation: {
    note: 'Cette traduction est fournie pour votre confort. En cas de différence, le texte anglais fait foi.',
    readEnglish: 'Lire le texte anglais',
    readTranslation: 'Lire la traduction',
  },
  privacy,
  terms,
}
