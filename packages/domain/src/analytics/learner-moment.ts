import { addDays, type LocalDay } from './local-day.ts'
import type { PracticeByDay } from './streak.ts'

/** Where a learner stands: nothing begun yet, back after a break, or in the middle of it. */
export type LearnerMoment = 'newcomer' | 'returning' | 'daily'

/** Days without practice from which coming back is a return. */
export const breakDays = 4

/** Words that a bank may hold by looking around, as the tutor's first lines are seeds, too. */
const firstSeeds = 20

/**
 * Where a learner stands today.
 * @param practice what is known of the last year
 * @param words how many words the bank has
 */
export function learnerMoment(practice: PracticeByDay, today: LocalDay, words: number): LearnerMoment {
  const practised = [...practice].filter(([day, seconds]) => seconds > 0 && day <= today).map(([day]) => day)
  const last = practised.reduce((latest, day) => (day > latest ? day : latest), '')
  if (last === '') return words <= firstSeeds ? 'newcomer' : 'returning'
  return last <= addDays(today, -breakDays) ? 'returning' : 'daily'
}
