import type { LegalNames } from './legal-names'

interface LegalSection {
  title: string
  paragraphs: string[]
}

export interface LegalText {
  title: string
  intro: string
  sections: LegalSection[]
}

/** The legal texts in one language. */
export interface LegalTexts {
  lastUpdated: string
  /** Where it is one: that the English text prevails, and how to read it. */
  translation?: { note: string; readEnglish: string; readTranslation: string }
  privacy: (names: LegalNames) => LegalText
  terms: (names: LegalNames) => LegalText
}
