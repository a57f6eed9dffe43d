import type { Voice } from './voices.ts'

export type PronunciationSystem = 'pinyin' | 'romaji' | 'devanagari' | 'ipa'

/** What is known of a language before any of its rules are loaded: every screen may read it. Specification, section 3. */
export interface LanguageProfile {
  /** Short code, as speech and transcription calls take it. */
  tag: string
  /** English name. */
  language: string
  /** The language's own name for itself. */
  languageName: string
  /** The one variety that is taught, with its region. */
  languageCode: string
  /** Whether a pronunciation is shown beside the word in lists. */
  pronunciation: boolean
  pronunciationSystem?: PronunciationSystem
  /** Whether the tutor needs to know which gender forms fit the learner. */
  isGendered: boolean
  hasAlphabet: boolean
  tutorName: string
  voiceTutorNames: Record<Voice, string>
  /** The letters that words are written in. */
  script: 'latin' | 'han'
  /** What stands between two words of a sentence. */
  wordJoiner: '' | ' '
}
