import type { LanguageTag } from '@lingarden/languages/find-language'
import type { DrillTask } from './drill.ts'
import { isAccepted, type Judgement } from './judge-answer.ts'
import { choice } from './kinds/choice.ts'
import { cloze } from './kinds/cloze.ts'
import { drop } from './kinds/drop.ts'
import type { AnswerKnowledge, KindRules, TaskByKind, TaskKind, TestedWords } from './kinds/kind-rules.ts'
import { match } from './kinds/match.ts'
import { order } from './kinds/order.ts'
import { speak } from './kinds/speak.ts'
import { strokes } from './kinds/strokes.ts'
import { write } from './kinds/write.ts'

/** The rules of every kind of task: a new kind is a file beside these and a line here. */
const rules: { [Kind in TaskKind]: KindRules<TaskByKind[Kind]> } = {
  choice,
  order,
  cloze,
  write,
  match,
  speak,
  strokes,
  drop,
}

const rulesOf = <Kind extends TaskKind>(kind: Kind): KindRules<TaskByKind[Kind]> => rules[kind]

export interface ExerciseResult {
  isRight: boolean
  /** One for each gap of a cloze, each pair of a match and each character to draw, one for any other task. */
  judgements: Judgement[]
}

/**
 * Checks an answer.
 * @param given the chosen option; the pieces in the learner's order; what stands in each gap; what was written or said;
 *   of a match the meaning that was chosen first for each text; of strokes the characters that were drawn without help;
 *   of a word that is too many its place
 * @param knowledge the dictionary of the language; without one written answers are judged strictly (see judge-answer)
 */
export function checkExercise(
  task: DrillTask,
  given: readonly string[],
  language: LanguageTag,
  knowledge: AnswerKnowledge = {},
): ExerciseResult {
  const judgements = rulesOf(task.kind).judge(task, given, language, knowledge)
  return { isRight: judgements.every(isAccepted), judgements }
}

/** Whether an answer can be checked. @param given as for `checkExercise` */
export const isComplete = (task: DrillTask, given: readonly string[]): boolean =>
  rulesOf(task.kind).isComplete(task, given)

/** What is right, as a learner reads it afterwards; of a match the pairs that were not found at once. */
export const solutionOf = (
  task: DrillTask,
  language: LanguageTag,
  judgements: readonly Judgement[] = [],
): string => rulesOf(task.kind).solve(task, language, judgements)

/** What a task makes one read and use of the language learned: its words were practised by answering it. */
export const practisedText = (task: DrillTask, language: LanguageTag): string =>
  rulesOf(task.kind).readPractised(task, language)

/** Which words the answer to a task says something about. */
export const testedWords = (
  task: DrillTask,
  judgements: readonly Judgement[],
  language: LanguageTag,
): TestedWords => rulesOf(task.kind).test(task, judgements, language)

/** Whether the answer to a task is written by hand, so that a dictionary has something to say of it. */
export const isTyped = (task: DrillTask): boolean =>
  task.kind === 'write' || (task.kind === 'cloze' && task.bank === undefined)
