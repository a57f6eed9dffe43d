import { supportedLanguages, type LanguageTag } from '@lingarden/languages/find-language'
import { helpLanguageCodes, type HelpLanguage } from '@lingarden/languages/help-languages'
import { factTopics, type FactTopic } from '@lingarden/languages/kit/tutor/fact-topics'

/** What learners tell the tutor of themselves. The database knows the same topics and languages. */

export { factTopics, type FactTopic }

/** What a fact may be written in: a language that is learnt, or one that explanations are in. */
export type FactLanguage = HelpLanguage | LanguageTag
export const factLanguages: readonly FactLanguage[] = [
  ...new Set([...helpLanguageCodes, ...supportedLanguages.map(({ tag }) => tag)]),
]

export interface LearnerFact {
  topic: FactTopic
  /** A few words, such as `un perro`, or a short sentence, such as `Has a dog called Luna`. */
  text: string
  /** The lesson's language where the words are the learner's own, else the language of explanations. */
  writtenIn: FactLanguage
}

/** Longest text of a fact, in characters. */
export const maxFactLength = 120
/** Facts that one message may tell; more of them are a text, not a remark. */
export const maxFactsOfTurn = 3
