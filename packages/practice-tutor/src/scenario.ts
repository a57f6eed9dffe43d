import type { LanguageTag } from '@lingarden/languages/find-language'
import type { Topic } from './relevance/topics.ts'

/** A text, or several equally good ones, in each language of the tutor. */
export type ByLanguage<Value> = Record<LanguageTag, Value>

/** One kind of answer a scene understands. */
export interface ExpectedAnswer {
  id: string
  /** Patterns (matching/pattern.ts) that together list every accepted wording. */
  answers: ByLanguage<string[]>
  /** What the tutor says to it before the next question. */
  reply: ByLanguage<string>
  /** A fuller or more natural way to say it. */
  better: ByLanguage<string>
  /** The next node, or `end`. */
  next: string
}

export interface ScenarioNode {
  ask: ByLanguage<string[]>
  /** Asked instead after an answer that was not understood. */
  simpler: ByLanguage<string>
  /**
   * What is asked for, where an open slot would take any sentence and the answer is a name, a person, a place or a time: a
   * sentence about something else is then led back to the question once.
   */
  asks?: Topic[] | undefined
  expect: ExpectedAnswer[]
  /** Answers the learner can pick; each must be accepted without a correction. */
  models: ByLanguage<string[]>
}

/** How demanding a scene is, in the levels of the Common European Framework. */
export type Band = 'A1' | 'A2'

export interface Scenario {
  id: string
  band: Band
  title: { en: string } & ByLanguage<string>
  welcome: ByLanguage<string[]>
  /** Said to a learner who chose feminine forms, where they differ. */
  welcomeFeminine?: Partial<ByLanguage<string[]>> | undefined
  /** Words to use in this scene, in the order they are set as goals. */
  goals: ByLanguage<string[]>
  slots: Record<string, ByLanguage<string[]>>
  /** In the order of the scene; the first one opens it. */
  nodes: Record<string, ScenarioNode>
}
