import type { LanguageProfile } from '../language-profile.ts'

export const profile = {
  tag: 'es',
  language: 'Spanish',
  languageName: 'Español',
  names: {
    en: { title: 'Spanish', inSentence: 'Spanish' },
    es: { title: 'Español', inSentence: 'español' },
    fr: { title: 'Espagnol', inSentence: 'espagnol' },
    zh: { title: '西班牙语', inSentence: '西班牙语' },
  },
  languageCode: 'es-ES',
  pronunciation: false,
  pronunciationSystem: 'ipa',
  isTonal: false,
  isGendered: true,
  hasAlphabet: true,
  tutorName: 'Alex',
  voiceTutorNames: {
    alloy: 'Alex',
    ash: 'Andrés',
    ballad: 'Bruno',
    coral: 'Carmen',
    echo: 'Emilio',
    fable: 'Fabián',
    nova: 'Nuria',
    onyx: 'Óscar',
    sage: 'Sara',
    shimmer: 'Sofía',
  },
  script: 'latin',
  hasStrokeOrder: false,
  letterKeys: 'áéíóúüñ¿¡',
  wordJoiner: ' ',
  listComma: ', ',
  shortForms:
    'sr sra srta sres dr dra d dña ud uds vd prof profa lic ing pág págs p núm n tel av avda aprox ej etc ee uu'.split(
      ' ',
    ),
  dictionaryLevels: ['A1', 'A2', 'B1', 'B2', 'C1'],
  greeting: '¡Hola!',
  introduction: 'Hola, soy {name}. Mucho gusto.',
} as const satisfies LanguageProfile
