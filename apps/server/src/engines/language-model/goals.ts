import type { Goal } from '@lingarden/domain/tutor-turn'
import type { NewGoal } from './answer/answer-shape.ts'

/** More open goals than these help nobody. */
const maxOpenGoals = 3
const maxTargetLength = 60

export const openGoals = (goals: readonly Goal[]): Goal[] => goals.filter(({ completed }) => !completed)

/** What the learner is to say for a goal; undefined where it is about a topic. */
const targetOf = ({ goalType, text }: Goal): string | undefined =>
  goalType === 'topic' ? undefined : /“(.+)”/u.exec(text)?.[1]

/** The open goals whose word or phrase stands in the learner's text. */
export function goalsUsed(goals: readonly Goal[], message: string): Goal[] {
  return openGoals(goals).filter((goal) => {
    const target = targetOf(goal)
    return target !== undefined && containsTerm(message.toLowerCase(), target.toLowerCase())
  })
}

function containsTerm(text: string, term: string): boolean {
  if (/\p{Script=Han}/u.test(term)) return text.includes(term)
  return new RegExp(`(?<!\\p{L})${RegExp.escape(term)}(?!\\p{L})`, 'u').test(text)
}

/** The goals after a turn: some done, some new. A goal is new only if no goal's text contains its word (5.8). */
export function updateGoals(
  goals: readonly Goal[],
  completed: ReadonlySet<string>,
  added: readonly NewGoal[],
): Goal[] {
  const updated = goals.map((goal) => (completed.has(goal.id) ? { ...goal, completed: true } : goal))
  for (const { goalType, target } of added) {
    const term = target.replace(/[\p{C}\s“”"]+/gu, ' ').trim()
    const isKnown = updated.some(({ text }) => text.toLowerCase().includes(term.toLowerCase()))
    if (term === '' || term.length > maxTargetLength || isKnown) continue
    if (openGoals(updated).length >= maxOpenGoals) break
    const text = goalType === 'topic' ? term : `Use “${term}”`
    updated.push({ id: `${goalType}-${term}`, text, completed: false, goalType })
  }
  return updated
}
