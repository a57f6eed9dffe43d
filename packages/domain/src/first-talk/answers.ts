import * as z from 'zod/mini'

/** The steps of the first talk in their order; `mend` is left out where the sentence was right. */
export const firstSteps = ['hello', 'name', 'place', 'own', 'mend', 'contrast', 'recall', 'goodbye'] as const
export type FirstStep = (typeof firstSteps)[number]

/** What the first talk is called among the topics of conversations (claim_first_talk). */
export const firstTalkTopic = 'first-talk'

/** Longest name, place or word that is taken, in characters. */
export const longestGap = 40
/** Longest sentence that is taken where one writes one's own, in characters. */
export const longestSentence = 200

const gap = z.string().check(z.minLength(1), z.maxLength(longestGap))
const sentence = z.string().check(z.minLength(1), z.maxLength(longestSentence))
const correction = z.object({
  original: z.string().check(z.maxLength(100)),
  corrected: z.string().check(z.maxLength(100)),
  explanation: z.string().check(z.maxLength(400)),
})

/** What the learner did in a step. */
export const firstAnswerSchema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('hello'), text: sentence }),
  z.object({ step: z.literal('name'), text: gap }),
  z.object({ step: z.literal('place'), text: gap }),
  /** The word in the gap, and what the language's checks find in the sentence with it. */
  z.object({ step: z.literal('own'), text: gap, corrections: z.array(correction).check(z.maxLength(5)) }),
  /** Whether the mended sentence was said again. */
  z.object({ step: z.literal('mend'), isSaid: z.boolean() }),
  z.object({ step: z.literal('contrast'), text: sentence }),
  z.object({ step: z.literal('recall'), text: gap, isRight: z.boolean() }),
  z.object({ step: z.literal('goodbye'), text: sentence }),
])
export type FirstAnswer = z.infer<typeof firstAnswerSchema>

export type AnswerTo<Step extends FirstStep> = Extract<FirstAnswer, { step: Step }>

/** The answer to a step, where it was given. */
export const answerTo = <Step extends FirstStep>(
  answers: readonly FirstAnswer[],
  step: Step,
): AnswerTo<Step> | undefined => answers.find((answer): answer is AnswerTo<Step> => answer.step === step)
