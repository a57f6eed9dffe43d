import type { LegalTexts } from '../legal-text'
import { privacy } from './privacy'
import { terms } from './terms'

export const es: LegalTexts = {
  lastUpdated: 'Última actualización:',
  translation: {
    note: 'Esta traducción es para tu comodidad. Si difiere del texto en inglés, prevalece el texto en inglés.',
    readEnglish: 'Leer el texto en inglés',
    readTranslation: 'Leer la traducción',
  },
  privacy,
  terms,
}
