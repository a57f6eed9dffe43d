/** Reference: specification section 3, "Supported language". This list is the only source of truth for languages. */

export const voices = [
  'alloy',
  'ash',
  'ballad',
  'coral',
  'echo',
  'fable',
  'nova',
  'onyx',
  'sage',
  'shimmer',
] as const
export type Voice = (typeof voices)[number]

export const defaultVoice: Voice = 'alloy'
export const defaultSpeechVoice: Voice = 'coral'

export type PronunciationSystem = 'pinyin' | 'romaji' | 'devanagari' | 'ipa'
export type LanguageCode = 'zh-CN' | 'es-ES' | 'fr-FR'
export type LanguageTag = 'zh' | 'es' | 'fr'

export interface SupportedLanguage {
  /** Short code, as speech and transcription calls take it. */
  tag: LanguageTag
  /** English name. */
  language: string
  /** The language's own name for itself. */
  languageName: string
  languageCode: LanguageCode
  /** Whether a pronunciation is shown beside the word in lists. */
  pronunciation: boolean
  pronunciationSystem?: PronunciationSystem
  /** Whether the tutor needs to know which gender forms fit the learner. */
  isGendered: boolean
  hasAlphabet: boolean
  tutorName: string
  voiceTutorNames: Record<Voice, string>
}

export const supportedLanguages: readonly SupportedLanguage[] = [
  {
    tag: 'zh',
    language: 'Mandarin',
    languageName: '中文',
    languageCode: 'zh-CN',
    pronunciation: true,
    pronunciationSystem: 'pinyin',
    isGendered: false,
    hasAlphabet: false,
    tutorName: '小雨',
    voiceTutorNames: {
      alloy: '小雨',
      ash: '建明',
      ballad: '文博',
      coral: '晓珊',
      echo: '志远',
      fable: '嘉言',
      nova: '欣怡',
      onyx: '国强',
      sage: '思慧',
      shimmer: '美琳',
    },
  },
  {
    tag: 'es',
    language: 'Spanish',
    languageName: 'Español',
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
  },
  {
    tag: 'fr',
    language: 'French',
    languageName: 'Français',
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
  },
]

/** What a language picker lists (requirement 3.7). */
export interface LanguageOption {
  code: LanguageCode
  name: string
  languageName: string
  isGendered: boolean
  language: string
}

export const languageOptions: readonly LanguageOption[] = supportedLanguages.map((language) => ({
  code: language.languageCode,
  name: language.language,
  languageName: language.languageName,
  isGendered: language.isGendered,
  language: language.language,
}))

export type LanguageCodeError = { kind: 'empty' | 'unsupported'; message: string }
export type ParsedLanguageCode =
  | { ok: true; language: SupportedLanguage }
  | { ok: false; error: LanguageCodeError }

/**
 * Reads a language code as any part of the product may receive it: a short code (`es`) or one with a region
 * (`es-MX`). The region does not matter; the product teaches one variety of each language.
 */
export function parseLanguageCode(code: unknown): ParsedLanguageCode {
  if (typeof code !== 'string' || code === '') {
    return {
      ok: false,
      error: { kind: 'empty', message: 'Language code is required and must be a non-empty string' },
    }
  }
  const language = supportedLanguages.find(({ tag }) => code === tag || code.startsWith(`${tag}-`))
  if (language) return { ok: true, language }
  const tags = supportedLanguages.map(({ tag }) => tag).join(', ')
  return {
    ok: false,
    error: { kind: 'unsupported', message: `Invalid language code. Supported languages: ${tags}` },
  }
}

/** The supported language of a code, or undefined where there is none. */
export function findLanguage(code: unknown): SupportedLanguage | undefined {
  const parsed = parseLanguageCode(code)
  return parsed.ok ? parsed.language : undefined
}
