import { addDays, type LocalDay } from './local-day.ts'
import type { PracticeByDay } from './streak.ts'

/** Days that count; today weighs this much and each earlier day one less (requirement 9.3c). */
const window = 30

/**
 * How steadily a learner has practised in the last 30 days, 0 to 100, rounded: sum of weight × min(1, minutes / goal) over
 * sum of weights (decisions.md, Analytics).
 * @param goalMinutes minutes a day, above 0
 */
export function consistency(practice: PracticeByDay, today: LocalDay, goalMinutes: number): number {
  let reached = 0
  let possible = 0
  for (let daysAgo = 0; daysAgo < window; daysAgo += 1) {
    const weight = window - daysAgo
    const minutes = Math.max(0, practice.get(addDays(today, -daysAgo)) ?? 0) / 60
    reached += weight * Math.min(1, minutes / goalMinutes)
    possible += weight
  }
  return Math.round((100 * reached) / possible)
}
