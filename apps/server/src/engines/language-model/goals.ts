import type { HelpLanguage } from '@lingarden/languages/help-languages'
import { containsPhrase, goalTarget, newGoal } from '@lingarden/domain/tutor-goals'
import type { Goal } from '@lingarden/domain/tutor-turn'
import type { NewGoal } from './answer/answer-shape.ts'

/** More open goals than these help nobody. */
const maxOpenGoals = 3
const maxTargetLength = 60
/** Words, with what stands within them: no marks and no markup. */
const isPlain = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} '’.,·-]*$/u

export const openGoals = (goals: readonly Goal[]): Goal[] => goals.filter(({ completed }) => !completed)

/** The open goals whose word or phrase stands in the learner's text. */
export function goalsUsed(goals: readonly Goal[], message: string): Goal[] {
  return openGoals(goals).filter((goal) => {
    const target = goalTarget(goal)
    return target !== undefined && containsPhrase(message, target)
  })
}

/** The goals after a turn: some done, some new. A goal is new only if no goal's text contains its word (5.8), in the learner's language. */
export function updateGoals(
  goals: readonly Goal[],
  completed: ReadonlySet<string>,
  added: readonly NewGoal[],
  into: HelpLanguage,
): Goal[] {
  const updated = goals.map((goal) => (completed.has(goal.id) ? { ...goal, completed: true } : goal))
  for (const { goalType, target } of added) {
    const term = target.replace(/[\p{C}\s“”"]+/gu, ' ').trim()
    const isKnown = updated.some(({ text }) => text.toLowerCase().includes(term.toLowerCase()))
    if (!isPlain.test(term) || term.length > maxTargetLength || isKnown) continue
    if (openGoals(updated).length >= maxOpenGoals) break
    updated.push(newGoal(goalType, term, into))
  }
  return updated
}
