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
  /** What is rather said to what happened once. */
  eventful?: readonly string[]
  /** What gives a story back to its teller, once something they asked was answered. */
  backToYou?: readonly string[]
  /** What is asked on by what is told, the first that fits. */
  topics: readonly FollowUpTopic[]
  /** What is asked on where no topic fits. */
  general: FollowUpGroups
  /** Questions that suppose nothing, where no other surely fits. */
  prompts?: FollowUpGroups
  /** What is answered to the learner's own questions about what they tell, by their kinds: it ends with what leads on. */
  leads?: FollowUpGroups
  /** How what is told is read for what may be asked next (asking.yaml). */
  asking?: Asking
}

/** Words by which it is known what a message is most about, and what it asks and tells. */
export interface Asking {
  /** What begins the clause that counts, beside “but”. */
  turns: readonly string[]
  /** What begins a clause that only gives a reason, a place or a time. */
  beside: readonly string[]
  /** What a sentence begins with that goes on about what was named before. */
  carries: readonly string[]
  /** Words that name somebody who is only there, too. */
  with: readonly string[]
  /** What names one time: what was then is no habit. */
  once: readonly string[]
  /** What a sentence begins with that names first whom it is about (“my sister, she …”). */
  names?: readonly string[]
  /** The learner's own questions about what they tell, by kinds; the first that fits. */
  questions: Readonly<Record<string, readonly string[]>>
  /** What parts two wordings of which one is asked for. */
  either: readonly string[]
  /** What questions ask for: nobody is asked what they told. */
  aspects: Readonly<Record<string, Aspect>>
}

/** Something that is asked about whatever is told: who, where, why, how it ended. */
export interface Aspect {
  /** What a question has that asks for it. */
  asked: readonly string[]
  /** What a sentence has that tells it. */
  told: readonly string[]
  /** Whether it is of one moment of what is told: what was told before does not settle it. */
  now?: true
  /** Accounts of kinds that a message fits which tells it. */
  accounts?: readonly string[]
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
