import { mendText } from '@lingarden/domain/mistakes/mend-text'
import type { Correction, Feedback } from '@lingarden/domain/tutor-turn'
import type { Lexicon } from '@lingarden/languages/kit/lexicon/lexicon'
import { checkSentence } from '@lingarden/practice-tutor/checking/check-sentence'
import { verifyCorrections, type Stood } from '@lingarden/practice-tutor/verifying/verify-corrections'
import type { Fault } from '@lingarden/practice-tutor/verifying/verify-correction'
import type { AnsweredTurn } from '../turn/answered-turn.ts'
import { clip, tidyLines } from './tidy-lines.ts'

export type ModelFeedback = Omit<Feedback, 'mended'>
type Message = Pick<AnsweredTurn, 'message' | 'language' | 'explanationLanguage' | 'gender'>

/** What a second opinion says of a correction; undefined where it says nothing of use. */
export type Opinion = 'right' | 'wrong' | undefined

/** A model's feedback after our own rules have looked at it. */
export interface CheckedFeedback {
  feedback: ModelFeedback
  stood: Stood[]
  dropped: Fault[]
}

export function checkFeedback(
  feedback: ModelFeedback,
  { message, language, explanationLanguage: into = 'en', gender }: Message,
  lexicon: Lexicon | undefined,
): CheckedFeedback {
  const { stood, dropped } = verifyCorrections(message, feedback.corrections, {
    language: language.tag,
    lexicon,
    into,
    gender,
  })
  return { feedback, stood, dropped }
}

/** Feedback as it is told: what is sure, and what is perhaps. What is doubtful is told where a second opinion bears it out. */
export interface ToldFeedback {
  feedback: Feedback
  /** Nothing of what the model found could be believed, so it is not paid. */
  isFree: boolean
  sure: number
  perhaps: number
  disbelieved: number
}

interface Telling {
  message: string
  /** What may be offered of the sentences that the model suggests. */
  offered: (lines: readonly string[]) => string[]
  /** Of what stood, in its order; none where nobody was asked. */
  opinions?: readonly Opinion[]
}

export function tellFeedback(
  { feedback, stood, dropped }: CheckedFeedback,
  { message, offered, opinions = [] }: Telling,
): ToldFeedback {
  const told = stood.flatMap(({ correction, standing }, index) => {
    const sureness = surenessOf(standing, opinions[index])
    if (sureness === undefined) return []
    const tidy = { ...correction, explanation: clip(correction.explanation) }
    return sureness === 'sure' ? [tidy] : [{ ...tidy, perhaps: true as const }]
  })
  const sure = told.filter((one) => !('perhaps' in one))
  const isAllSure = dropped.every((fault) => fault === 'needless') && sure.length === stood.length
  const mended = isAllSure ? mendText(message, sure) : undefined
  return {
    feedback: {
      positive: clip(feedback.positive),
      corrections: told,
      suggestions: tidyLines(feedback.suggestions),
      suggestedSentences: offered(feedback.suggestedSentences),
      ...(mended !== undefined && { mended }),
    },
    isFree: feedback.corrections.length > 0 && told.length === 0,
    sure: sure.length,
    perhaps: told.length - sure.length,
    disbelieved: stood.length - told.length,
  }
}

function surenessOf(standing: Stood['standing'], opinion: Opinion): 'sure' | 'perhaps' | undefined {
  if (standing === 'sure') return 'sure'
  if (opinion === 'wrong') return undefined
  // What may say something else than the learner did is never sure, whoever agrees.
  if (standing === 'doubtful') return opinion === 'right' ? 'perhaps' : undefined
  return opinion === 'right' ? 'sure' : 'perhaps'
}

/** What our rules find, where the model's feedback was lost; undefined where they find nothing, which proves nothing. */
export function feedbackByRules(
  { message, language, explanationLanguage: into = 'en', gender }: Message,
  lexicon: Lexicon | undefined,
): Feedback | undefined {
  const corrections: Correction[] = checkSentence(message, language.tag, lexicon, into, gender)
  if (corrections.length === 0) return undefined
  return { positive: '', corrections, suggestions: [], suggestedSentences: [] }
}
