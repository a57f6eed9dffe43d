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
  wordJoiner: ' ',
} as const satisfies LanguageProfile
