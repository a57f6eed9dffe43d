import type { HelpLanguage } from './help-languages.ts'
import type { Topic } from './kit/tutor/topics.ts'

/** One kind of answer a scene understands. */
export interface ExpectedAnswer {
  id: string
  /** Patterns (practice-tutor's matching/pattern.ts) that together list every accepted wording. */
  answers: string[]
  /**
   * Patterns as those of moves (kit/moves), found anywhere in a sentence: who says one of them means this answer, in whatever
   * words the rest is put.
   */
  takes?: string[] | undefined
  /**
   * What it may be about, as accounts: each names the kinds (kit/kinds) that a sentence must have, or with an exclamation mark
   * must not have. Who says one of them in whatever words means this answer, where nothing else is nearer.
   */
  kinds?: string[] | undefined
  /** What the tutor says to it before the next question. */
  reply: string
  /** A fuller or more natural way to say it. */
  better: string
  /** The next node, or `end`. */
  next: string
}

export interface SceneNode {
  /** The question, in several equally good wordings. */
  ask: string[]
  /** Asked instead after an answer that was not understood. */
  simpler: string
  /**
   * What is asked for, where an open slot would take any sentence and the answer is a name, a person, a place or a time: a
   * sentence about something else is then led back to the question once.
   */
  asks?: Topic[] | undefined
  /** Whether it asks for the learner's own name. */
  ownName?: boolean | undefined
  expect: ExpectedAnswer[]
  /** Accounts, as those of an answer, of what is no answer whatever else it is about: what was, where it is asked what will be. */
  never?: string[] | undefined
  /**
   * The answer that is meant by words that are no sentence, where nothing else is: of a question that may be answered with
   * anything (“what bothers you most?”).
   */
  open?: string | undefined
  /** What the tutor answers to “and you?”. */
  back?: string[] | undefined
  /** In a talk without a script: from which level on it is asked. */
  band?: Band | undefined
  /** In such a talk: accounts, as those of an answer, of what answers it wherever it is told. */
  tells?: string[] | undefined
  /** In such a talk: whether it is asked only on what another question was answered with. */
  follows?: boolean | undefined
  /** Answers the learner can pick; each must be accepted without a correction. */
  models: string[]
}

/** What a learner may ask in a scene, and what is answered; the answers of a scene agree with one another. */
export interface SceneQuestion {
  /** Patterns as those of moves (kit/moves), found anywhere in the question. */
  about: string[]
  /** Equally good answers. */
  answers: string[]
}

/** How demanding a scene is, in the levels of the Common European Framework, the easiest first. */
export const bands = ['A1', 'A2', 'B1'] as const
export type Band = (typeof bands)[number]

/** A scene that the built-in tutor plays in one language. */
export interface Scene {
  id: string
  band: Band
  /** The units of the language's course whose words are at home in this scene. */
  units?: string[] | undefined
  title: Record<HelpLanguage, string>
  welcome: string[]
  /** Said to a learner who chose feminine forms, where they differ. */
  welcomeFeminine?: string[] | undefined
  /** Words to use in this scene, in the order they are set as goals. */
  goals: string[]
  /** What the learner can do with a goal, as an order; by the goal. */
  canDo?: Record<string, Record<HelpLanguage, string>> | undefined
  /** A talk without a script: what is told answers its questions, which are asked in an order of their own. */
  talk?: { closing: string[] } | undefined
  /** What may stand in a slot of a wording; one that is not listed takes anything. */
  slots: Record<string, string[]>
  /** What learners ask in this scene, the particular before the general. */
  questions?: SceneQuestion[] | undefined
  /** In the order of the scene; the first one opens it. */
  nodes: Record<string, SceneNode>
}
