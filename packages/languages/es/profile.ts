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
  flower: 'daisy',
  hasStrokeOrder: false,
  letterKeys: 'áéíóúüñ¿¡',
  wordJoiner: ' ',
  tellTale:
    'el los las yo está están estoy soy muy pero porque con para tengo tiene hay hola gracias quiero puedo también mañana hoy aquí cuando donde dónde qué cómo usted ustedes nosotros ellos ella mis sus hermano hermana hermanos amigo amiga del al una unos es y'.split(
      ' ',
    ),
  listComma: ', ',
  shortForms:
    'sr sra srta sres dr dra d dña ud uds vd prof profa lic ing pág págs p núm n tel av avda aprox ej etc ee uu'.split(
      ' ',
    ),
  dictionaryLevels: ['A1', 'A2', 'B1', 'B2', 'C1'],
  greeting: '¡Hola!',
  introduction: 'Hola, soy {name}. Mucho gusto.',
} as const satisfies LanguageProfile
