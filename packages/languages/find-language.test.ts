import fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import {
  defaultSpeechVoice,
  defaultVoice,
  findLanguage,
  languageOptions,
  parseLanguageCode,
  supportedLanguages,
  voices,
} from './find-language.ts'
import type { PronunciationSystem } from './language-profile.ts'

const byCode = (code: string) => supportedLanguages.find(({ languageCode }) => languageCode === code)

describe('supported languages', () => {
  it('[1.1b, 9.1a] are Mandarin, Spanish and French with ten voices each', () => {
    expect(supportedLanguages.map(({ language }) => language)).toEqual(['Mandarin', 'Spanish', 'French'])
    expect(supportedLanguages.map(({ languageCode }) => languageCode)).toEqual(['zh-CN', 'es-ES', 'fr-FR'])
    for (const { voiceTutorNames } of supportedLanguages) {
      expect(Object.keys(voiceTutorNames)).toEqual([...voices])
    }
    expect(voices).toHaveLength(10)
  })

  it('[3.5] map each of the ten voices to a first name of its own', () => {
    for (const { voiceTutorNames } of supportedLanguages) {
      expect(new Set(Object.values(voiceTutorNames)).size).toBe(10)
    }
  })

  it('[3.1, 3.2] describe Mandarin with pinyin, no gender, no alphabet and a Chinese tutor name', () => {
    expect(byCode('zh-CN')).toMatchObject({
      tag: 'zh',
      languageName: '中文',
      pronunciation: true,
      pronunciationSystem: 'pinyin',
      isGendered: false,
      hasAlphabet: false,
      tutorName: '小雨',
    })
  })

  it('[3.6] name their pronunciation by one of four systems', () => {
    // Checked by the compiler: two of the four stand for languages that are not taught yet.
    expectTypeOf<PronunciationSystem>().toEqualTypeOf<'pinyin' | 'romaji' | 'devanagari' | 'ipa'>()
    expect(supportedLanguages.map(({ pronunciationSystem }) => pronunciationSystem)).toEqual([
      'pinyin',
      'ipa',
      'ipa',
    ])
  })

  it('[3.3, 3.4] describe Spanish and French as gendered, with an alphabet and their tutors', () => {
    expect(byCode('es-ES')).toMatchObject({
      isGendered: true,
      hasAlphabet: true,
      tutorName: 'Alex',
      pronunciationSystem: 'ipa',
    })
    expect(byCode('fr-FR')).toMatchObject({
      isGendered: true,
      hasAlphabet: true,
      tutorName: 'Camille',
      pronunciationSystem: 'ipa',
    })
  })

  it('[3.7] offer pickers code, name, languageName, isGendered and language', () => {
    expect(languageOptions[1]).toEqual({
      code: 'es-ES',
      name: 'Spanish',
      languageName: 'Español',
      isGendered: true,
      language: 'Spanish',
    })
  })

  it('[9.1b] default to the voice alloy in settings and coral in speech calls', () => {
    expect([defaultVoice, defaultSpeechVoice]).toEqual(['alloy', 'coral'])
  })
})

describe('parseLanguageCode', () => {
  it.each(['zh', 'es', 'fr', 'zh-CN', 'zh-TW', 'es-MX', 'fr-CA'])('[5.3a] accepts %s', (code) => {
    expect(findLanguage(code)?.tag).toBe(code.slice(0, 2))
  })

  it.each(['', undefined, null, 7])('[5.3a] asks for a code where there is none: %s', (code) => {
    const parsed = parseLanguageCode(code)
    expect(!parsed.ok && parsed.error.message).toBe(
      'Language code is required and must be a non-empty string',
    )
  })

  it.each(['de', 'esp', 'zhCN', 'ES', ' es', 'es_ES'])('[5.3a, 1.1c] rejects %s', (code) => {
    const parsed = parseLanguageCode(code)
    expect(!parsed.ok && parsed.error.message).toBe('Invalid language code. Supported languages: zh, es, fr')
  })

  it('[5.3a] never throws and accepts nothing but the listed tags with or without a region', () => {
    fc.assert(
      fc.property(fc.string(), (code) => {
        expect(parseLanguageCode(code).ok).toBe(/^(zh|es|fr)(-|$)/.test(code))
      }),
    )
  })
})
