import type { Band } from '../../scene.ts'

/**
 * How the tutor stays with what is told in a talk without a script (follow-ups.yaml). Patterns are those of moves, found anywhere
 * in a sentence.
 */
export interface FollowUps {
  /** What is felt: the first that fits. */
  feelings: readonly Feeling[]
  /** What is said to anything else that is told. */
  neutral: readonly string[]
  /** What is asked on by what is told, the first that fits. */
  topics: readonly FollowUpTopic[]
  /** What is asked on where no topic fits. */
  general: FollowUpGroups
}

export interface Feeling {
  id: string
  is: 'sad' | 'glad'
  about: readonly string[]
  never?: readonly string[]
  /** What is said to it; the lines are equally good. */
  lines: readonly string[]
}

export interface FollowUpTopic {
  id: string
  /** Words that tell of it, in any of their forms. */
  words?: readonly string[]
  about?: readonly string[]
  never?: readonly string[]
  /** Whether all of its questions fit what is sad, so that none need be told apart as such. */
  sad?: true
  /** Whether all of its questions fit whatever is felt, denied or over: its patterns say what happened. */
  sure?: true
  /** What is said to it, unless something else is felt; the lines are equally good. */
  lines?: readonly string[]
  asks: FollowUpGroups
}

/** Questions by the accounts of kinds that what was told must fit; “sad” and “glad” are what is felt, and “any” always fits. */
export type FollowUpGroups = Readonly<Record<string, readonly FollowUpQuestion[]>>

export interface FollowUpQuestion {
  ask: string
  /** From which level on it is asked. */
  band: Band
}
