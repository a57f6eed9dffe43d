import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import { containsPhrase, goalTarget, newGoal } from '@lingarden/domain/tutor-goals'
import type { Goal } from '@lingarden/domain/tutor-turn'
import type { Scene } from '@lingarden/languages/scene'

/** Adds a goal to use a word, and what can be done with it, unless an existing goal's text contains the word (requirement 5.8). */
export function addWordGoal(
  goals: readonly Goal[],
  word: string,
  { explanationLanguage = 'en' }: Pick<TutorTurnInput, 'explanationLanguage'> = {},
  canDo: Scene['canDo'] = {},
): Goal[] {
  if (goals.some(({ text }) => text.includes(word))) return [...goals]
  return [...goals, newGoal('word', word, explanationLanguage, canDo[word]?.[explanationLanguage])]
}

/** Sets the next word of the scene as a goal, when the earlier ones are done. */
export function setNextGoal(
  goals: readonly Goal[],
  scene: Scene,
  input: Pick<TutorTurnInput, 'explanationLanguage'>,
): Goal[] {
  if (goals.some(({ completed }) => !completed)) return [...goals]
  const next = scene.goals.find((word) => !goals.some(({ text }) => text.includes(word)))
  return next === undefined ? [...goals] : addWordGoal(goals, next, input, scene.canDo)
}

const isOpenTopic = ({ goalType, completed }: Goal): boolean => goalType === 'topic' && !completed

/**
 * The goals when a scene is over: what was not said goes with it, because ticking it would tell the learner of a use
 * that never was. Those of a lesson's task stay until it is done.
 */
export const goalsAfterScene = (goals: readonly Goal[]): Goal[] =>
  goals.some(isOpenTopic) ? [...goals] : goals.filter(({ completed }) => completed)

/** Completes the goals whose word the learner used; a task is done when all its words were. */
export function completeGoals(
  goals: readonly Goal[],
  message: string,
): { goals: Goal[]; completed: string[] } {
  const completed: string[] = []
  const updated = goals.map((goal) => {
    const word = goalTarget(goal)
    if (goal.completed || word === undefined || !containsPhrase(message, word)) return goal
    completed.push(word)
    return { ...goal, completed: true }
  })
  const toSay = updated.filter((goal) => goalTarget(goal) !== undefined)
  const isDone = toSay.length > 0 && toSay.every((goal) => goal.completed)
  return {
    goals: isDone ? updated.map((goal) => ({ ...goal, completed: true })) : updated,
    completed,
  }
}
