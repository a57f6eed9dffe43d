import { z } from 'zod'
import { helpLanguageCodes, type HelpLanguage } from '@lingarden/languages/help-languages'
import type { SupportedLanguage } from '@lingarden/languages/find-language'
import type { Level } from './levels.ts'
import type { Activity, ActivityMaterial } from './tutor-activity.ts'

/** What a learner may ask of a language model beside the conversation: `POST /api/tutor/translate` and `/explain`. */

/** Longest text that is translated at once, in characters. */
export const maxTranslatedLength = 4000

const into = z.enum(helpLanguageCodes).default('en')

export const translateRequestSchema = z.object({
  languageCode: z.string(),
  text: z.string().trim().min(1).max(maxTranslatedLength),
  into,
})

export const explainRequestSchema = z.object({
  languageCode: z.string(),
  word: z.string().trim().min(1).max(100),
  /** The sentence that the word stands in. */
  sentence: z.string().trim().min(1).max(1000),
  into,
})

/**
 * Makes an activity.
 * @throws where the model fails or makes nothing that can be answered
 */
export type MakeActivity = (
  material: ActivityMaterial,
  choices: {
    language: SupportedLanguage
    level: Level
    /** What prompts and title are written in. */
    into: HelpLanguage
    /** Chooses a kind where none was asked for. */
    seed: number
    signal: AbortSignal
  },
) => Promise<Activity>

/** Help that only a language model can give; exercises are made by rules where it fails. */
export interface TutorHelp {
  makeActivity: MakeActivity
  /** @throws where the model fails; the message is for the learner */
  translate: (request: { text: string; from: string; into: string; signal: AbortSignal }) => Promise<string>
  /** @throws where the model fails; the message is for the learner */
  explain: (request: {
    word: string
    sentence: string
    from: string
    into: string
    signal: AbortSignal
  }) => Promise<string>
}
