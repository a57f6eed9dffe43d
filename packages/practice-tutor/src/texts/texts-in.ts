import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import type { HelpLanguage } from '@lingarden/languages/help-languages'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import type { FeedbackTexts, TutorTexts } from './tutor-texts.ts'
import { zh } from './zh.ts'

const texts: Record<HelpLanguage, TutorTexts> = { en, es, fr, zh }

/** The tutor's texts in a language that the learner reads. */
export const textsIn = (into: HelpLanguage): TutorTexts => texts[into]

/** The texts of every language that a learner may ask in: people fall back to the one they know best. */
export const allTexts: readonly TutorTexts[] = Object.values(texts)

/** What is said about a message, in the language that the learner reads. */
export const feedbackTexts = ({
  explanationLanguage = 'en',
}: Pick<TutorTurnInput, 'explanationLanguage'>): FeedbackTexts => textsIn(explanationLanguage).feedback
