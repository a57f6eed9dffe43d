import type { Flower } from './flower.ts'
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
  /** What a screen reader reads a pronunciation as, where it is text of the language in other letters: BCP 47. */
  pronunciationTag?: string
  /** Whether the pitch of a syllable makes another word. */
  isTonal: boolean
  /** Whether the tutor needs to know which gender forms fit the learner. */
  isGendered: boolean
  hasAlphabet: boolean
  tutorName: string
  voiceTutorNames: Record<Voice, string>
  /** These names as they stand in a text in Latin letters; without it, as they are. */
  latinNames?: Readonly<Record<string, string>>
  /** The letters that words are written in. */
  script: 'latin' | 'han'
  /** BCP 47 of the older forms of its letters, where a dictionary tells them. */
  traditionalTag?: string
  /** What its words bloom into. */
  flower: Flower
  /** Whether its letters are learnt stroke by stroke. */
  hasStrokeOrder: boolean
  /** What is typed on a Latin keyboard to write it; without it, the letters themselves. */
  typing?: 'pinyin'
  /** Letters and marks that other keyboards lack. */
  letterKeys?: string
  /** What stands between two words of a sentence. */
  wordJoiner: '' | ' '
  /** Frequent words by which a sentence is known to be in this language and in none of the others; in lower case. */
  tellTale?: readonly string[]
  /** Written short before a name or a number, and so never at the end of a sentence; in lower case, without the full stop. */
  shortForms?: readonly string[]
  /** What stands between the words of a list. */
  listComma: string
  /** How spreadsheets wrote it before UTF-8, by the name that TextDecoder knows; Windows-1252 where nothing else is told. */
  legacyEncoding?: string
  /** What stands for a level of the learner's in the language's own examination, where it has one beside the CEFR. */
  examination?: Readonly<Partial<Record<string, string>>>
  /** The levels of its dictionary's words, easiest first, as entries name them. */
  dictionaryLevels: readonly string[]
  /** How somebody is met. */
  greeting: string
  /** How a tutor says who they are; their name stands in the place of `{name}`. */
  introduction: string
}
