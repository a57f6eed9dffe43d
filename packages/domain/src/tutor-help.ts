import { z } from 'zod'

/** What a learner may ask of a language model beside the conversation: `POST /api/tutor/translate` and `/explain`. */

/** Longest text that is translated at once, in characters. */
export const maxTranslatedLength = 4000

const into = z.enum(['en', 'es', 'fr', 'zh']).default('en')

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

/** Help that only a language model can give. */
export interface TutorHelp {
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
