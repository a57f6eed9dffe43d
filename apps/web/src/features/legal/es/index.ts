import written from 'virtual:prose/legal/es'
import { fillNames } from '../legal-names'
import type { LegalTexts } from '../legal-text'

export const es: LegalTexts = {
  lastUpdated: 'Última actualización:',
  translation: {
    note: 'Esta traducción es para tu comodidad. Si difiere del texto en inglés, prevalece el texto en inglés.',
    readEnglish: 'Leer el texto en inglés',
    readTranslation: 'Leer la traducción',
  },
  privacy: (names) => fillNames(written.privacy, names),
  terms: (names) => fillNames(written.terms, names),
}
