import written from 'virtual:prose/legal/fr'
import { fillNames } from '../legal-names'
import type { LegalTexts } from '../legal-text'

export const fr: LegalTexts = {
  lastUpdated: 'Dernière mise à jour :',
  translation: {
    note: 'Cette traduction est fournie pour votre confort. En cas de différence, le texte anglais fait foi.',
    readEnglish: 'Lire le texte anglais',
    readTranslation: 'Lire la traduction',
  },
  privacy: (names) => fillNames(written.privacy, names),
  terms: (names) => fillNames(written.terms, names),
}
