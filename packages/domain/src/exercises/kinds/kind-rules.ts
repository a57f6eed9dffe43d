import type { LanguageTag } from '@lingarden/languages/find-language'
import type { DrillTask } from '../drill.ts'
import type { CardKind } from '../../review/review.ts'
import { isAccepted, type AnswerDictionary, type Judgement } from '../judge-answer.ts'

/** What an answer says of the words of the language learned: texts that hold words which were known, or missed. */
export interface TestedWords {
  card: CardKind
  known: readonly string[]
  missed: readonly string[]
}

/** What judging an answer depends on beside the task. */
export interface AnswerKnowledge {
  /** Without it answers are judged strictly; see judge-answer. */
  dictionary?: AnswerDictionary | undefined
  /** Readings by Mandarin word, for words that are read otherwise in the answer. */
  readings?: Readonly<Record<string, string>> | undefined
}

/** What is known of every kind of task; `given` is what `checkExercise` takes. */
export interface KindRules<Task> {
  /** Whether an answer can be checked: an option chosen, all pieces placed, something written. */
  isComplete: (task: Task, given: readonly string[]) => boolean
  /** One judgement for each part that is answered by itself. */
  judge: (
    task: Task,
    given: readonly string[],
    language: LanguageTag,
    knowledge: AnswerKnowledge,
  ) => Judgement[]
  /** What is right, as a learner reads it afterwards. */
  solve: (task: Task, language: LanguageTag, judgements: readonly Judgement[]) => string
  /** Which words an answer says something about. */
  test: (task: Task, judgements: readonly Judgement[], language: LanguageTag) => TestedWords
  /** What the task makes one read and use of the language learned. */
  readPractised: (task: Task, language: LanguageTag) => string
}

export type TaskByKind = { [Task in DrillTask as Task['kind']]: Task }
export type TaskKind = keyof TaskByKind

/** Whether each part of an answer has something in it. */
export const isWritten = (given: readonly string[]): boolean =>
  given.length > 0 && given.every((part) => part.trim() !== '')

/** Texts, each tested by the judgement at its place. */
export const testEach = (
  card: CardKind,
  texts: readonly string[],
  judgements: readonly Judgement[],
): TestedWords => {
  const isKnownAt = (place: number) => {
    const judgement = judgements[place]
    return judgement !== undefined && isAccepted(judgement)
  }
  return {
    card,
    known: texts.filter((_, place) => isKnownAt(place)),
    missed: texts.filter((_, place) => !isKnownAt(place)),
  }
}
