import type { LanguageTag } from '@lingarden/domain/languages'
import type { Goal } from '@lingarden/domain/tutor-turn'
import type { Scenario } from '../scenario.ts'

/** Adds a goal to use a word, unless an existing goal's text contains the word (requirement 5.8). */
export function addWordGoal(goals: readonly Goal[], word: string): Goal[] {
  if (goals.some(({ text }) => text.includes(word))) return [...goals]
  return [...goals, { id: `word-${word}`, text: `Use “${word}”`, completed: false, goalType: 'word' }]
}

/** Sets the next word of the scene as a goal, when the earlier ones are done. */
export function setNextGoal(goals: readonly Goal[], scenario: Scenario, language: LanguageTag): Goal[] {
  if (goals.some(({ completed }) => !completed)) return [...goals]
  const next = scenario.goals[language].find((word) => !goals.some(({ text }) => text.includes(word)))
  return next === undefined ? [...goals] : addWordGoal(goals, next)
}

/** Completes the goals whose word the learner used. */
export function completeGoals(
  goals: readonly Goal[],
  message: string,
): { goals: Goal[]; completed: string[] } {
  const completed: string[] = []
  const words = message.toLowerCase()
  const updated = goals.map((goal) => {
    const word = /^Use “(.+)”$/.exec(goal.text)?.[1]
    if (goal.completed || word === undefined || !containsWord(words, word)) return goal
    completed.push(word)
    return { ...goal, completed: true }
  })
  return { goals: updated, completed }
}

/** Whether a text in lower case has a word, as a word. */
export function containsWord(text: string, word: string): boolean {
  if (/\p{Script=Han}/u.test(word)) return text.includes(word)
  return new RegExp(`(?<!\\p{L})${RegExp.escape(word)}(?!\\p{L})`, 'u').test(text)
}
