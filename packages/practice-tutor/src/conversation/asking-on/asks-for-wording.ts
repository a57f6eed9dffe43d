import type { LanguageTag } from '@lingarden/languages/find-language'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import { phrasesIn } from './phrases-in.ts'

/** Whether a text asks which of two wordings is right, or how they differ. */
export const asksForWording = (text: string, language: LanguageTag): boolean =>
  phrasesIn(text, language)(tutorRulesOf(language).followUps?.asking?.questions['wording'] ?? none)

const none: readonly string[] = []
