import { helpLanguageCodes } from '@lingarden/languages/help-languages'
import { z } from 'zod'
import type { TalkExercise } from './exercises/drill.ts'
import { exerciseKinds, type ExerciseKind } from './exercises/exercise.ts'

/** The contract of `POST /api/tutor/activity`: an activity made of what was said, and what the learner got wrong. */

/** How many exercises an activity has at most. */
export const maxExercises = 3

const mistakeSchema = z.object({
  original: z.string().min(1).max(500),
  corrected: z.string().min(1).max(500),
  /** The whole sentence that the mistake was made in, and the same with everything put right. */
  sentence: z.string().max(500).nullish(),
  mended: z.string().max(500).nullish(),
  /** Why it is wrong, in the language of the learner's interface. */
  explanation: z.string().max(1000).optional(),
})

export const activityRequestSchema = z.object({
  languageCode: z.string(),
  /** What the learner asked for; any kind where it is missing. */
  kind: z.enum(exerciseKinds).optional(),
  /** What was said in the conversation, the oldest first, with its words in their order. */
  sentences: z
    .array(
      z.object({
        text: z.string().trim().min(1).max(400),
        words: z.array(z.string().min(1).max(60)).max(120).default([]),
      }),
    )
    .max(60)
    .default([]),
  /** Words that the learner met, with a meaning where one is known: in English, or in the language that is named. */
  words: z
    .array(
      z.object({
        term: z.string().min(1).max(60),
        meaning: z.string().min(1).max(160).optional(),
        meaningIn: z.enum(helpLanguageCodes).optional(),
      }),
    )
    .max(60)
    .default([]),
  /** Mistakes to practise, the one that matters most first. */
  mistakes: z.array(mistakeSchema).max(10).default([]),
  into: z.enum(helpLanguageCodes).default('en'),
})
export type ActivityRequest = z.input<typeof activityRequestSchema>
export type PractisedMistake = z.output<typeof mistakeSchema>
export type SaidSentence = z.output<typeof activityRequestSchema>['sentences'][number]
export type MetWord = z.output<typeof activityRequestSchema>['words'][number]

/** What an activity is made from; the mistakes with the one to practise first. */
export interface ActivityMaterial {
  kind: ExerciseKind | undefined
  sentences: readonly SaidSentence[]
  words: readonly MetWord[]
  mistakes: readonly PractisedMistake[]
}

/** An activity before it has a place in a conversation. */
export interface Activity {
  type: ExerciseKind
  title: string
  exercises: TalkExercise[]
}
