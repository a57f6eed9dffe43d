import type { HelpLanguage } from './help-languages.ts'
import type { Voice } from './voices.ts'

export type PronunciationSystem = 'pinyin' | 'romaji' | 'devanagari' | 'ipa'

/** How another language names this one. */
export interface LanguageNames {
  /** As a list or a heading has it: “Mandarín”. */
  title: string
  /** What follows “in”, “en” or “用” where somebody is asked to write it: “chino”. */
  inSentence: string
}

/** What is known of a language before any of its rules are loaded: every screen may read it. Specification, section 3. */
export interface LanguageProfile {
  /** Short code, as speech and transcription calls take it. */
  tag: string
  /** English name. */
  language: string
  /** The language's own name for itself. */
  languageName: string
  /** Its name for those who read another language. */
  names: Readonly<Record<HelpLanguage, LanguageNames>>
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
