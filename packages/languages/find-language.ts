import type { LanguageProfile } from './language-profile.ts'
import { packs, type LanguageCode, type LanguageTag } from './registry.ts'

export type { LanguageCode, LanguageTag } from './registry.ts'
export { defaultSpeechVoice, defaultVoice, voices, type Voice } from './voices.ts'

export interface SupportedLanguage extends LanguageProfile {
  tag: LanguageTag
  languageCode: LanguageCode
}

export const supportedLanguages: readonly SupportedLanguage[] = packs.map(({ profile }) => profile)

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

/** The language of a tag, which is always one that is taught. */
export function languageOf(tag: LanguageTag): SupportedLanguage {
  const language = supportedLanguages.find((each) => each.tag === tag)
  if (!language) throw new RangeError(`no language has the tag ${tag}`)
  return language
}

/** The language of a code of the list, as whoever has read it from there hands it on. */
export function languageByCode(code: LanguageCode): SupportedLanguage {
  const language = supportedLanguages.find((each) => each.languageCode === code)
  if (!language) throw new RangeError(`no language has the code ${code}`)
  return language
}
