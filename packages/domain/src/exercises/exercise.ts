import type { HelpLanguage } from '@lingarden/languages/help-languages'

/**
 * Exercises as courses, reviews and the tutor share them, and as the exercise components show them. Every lesson's
 * exercise of these kinds fits these types.
 */

interface ExerciseFields {
  /** What to do, one short sentence in the learner's own language. */
  prompt: string
  /** What the whole means, in the learner's own language. */
  translation?: string | undefined
  /** Readings by Mandarin word, for words that would be read otherwise. */
  readings?: Readonly<Record<string, string>> | undefined
}

/** Pick the one right option; `text` is what the question is about, in the language learned. */
export interface ChoiceExercise extends ExerciseFields {
  kind: 'choice'
  text?: string | undefined
  options: readonly string[]
  /** Options are in the language learned unless they say so. */
  optionsIn?: 'english' | undefined
  /** What options that are meanings are written in; without it, what the place's meanings are in. */
  meaningsIn?: HelpLanguage | undefined
  answer: string
}

/** Put the pieces in order; they stand here in the right order, `extra` are pieces that belong nowhere. */
export interface OrderExercise extends ExerciseFields {
  kind: 'order'
  pieces: readonly string[]
  extra?: readonly string[] | undefined
  /** Other right orders, as whole sentences. */
  accept?: readonly string[] | undefined
}

/** Fill the gaps: `Me {llamo} Ana.`, variants separated by bars: `{Hola|Buenas}`. */
export interface ClozeExercise extends ExerciseFields {
  kind: 'cloze'
  text: string
  /** What the gaps are filled from; without it they are written. */
  bank?: readonly string[] | undefined
  /** Answers that look like a slip and are the very mistake to unlearn. */
  refuse?: readonly string[] | undefined
  /** Real words that look like a slip of one letter in the answer: they are another form, and no slip. */
  lookAlikes?: readonly string[] | undefined
  /** What was written wrongly at each gap; it stands before it struck out. */
  struck?: readonly string[] | undefined
  /** Why that is wrong, in the learner's own language; shown once it is answered. */
  reason?: string | undefined
  /** What each written gap begins with, where more than one word could fit. */
  hints?: readonly string[] | undefined
}

export type Exercise = ChoiceExercise | OrderExercise | ClozeExercise
export type ExerciseKind = Exercise['kind']

export const exerciseKinds = ['cloze', 'order', 'choice'] as const satisfies readonly ExerciseKind[]
