import type { LanguageProfile } from '../language-profile.ts'

export const profile = {
  tag: 'fr',
  language: 'French',
  languageName: 'Français',
  names: {
    en: { title: 'French', inSentence: 'French' },
    es: { title: 'Francés', inSentence: 'francés' },
    fr: { title: 'Français', inSentence: 'français' },
    zh: { title: '法语', inSentence: '法语' },
  },
  languageCode: 'fr-FR',
  pronunciation: false,
  pronunciationSystem: 'ipa',
  isGendered: true,
  hasAlphabet: true,
  tutorName: 'Camille',
  voiceTutorNames: {
    alloy: 'Camille',
    ash: 'Antoine',
    ballad: 'Baptiste',
    coral: 'Coralie',
    echo: 'Étienne',
    fable: 'Fabrice',
    nova: 'Nadia',
    onyx: 'Olivier',
    sage: 'Solène',
    shimmer: 'Sylvie',
  },
  script: 'latin',
  wordJoiner: ' ',
} as const satisfies LanguageProfile
