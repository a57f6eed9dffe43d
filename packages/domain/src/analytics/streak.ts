import { addDays, type LocalDay } from './local-day.ts'

/** A streak counts at most this many days (requirement 9.3b). */
export const longestStreak = 365

/** Seconds practised by day. */
export type PracticeByDay = ReadonlyMap<LocalDay, number>

/** A day is complete when its practice reaches the goal (decisions.md, Analytics). */
export const isComplete = (seconds: number, goalMinutes: number): boolean => seconds >= goalMinutes * 60

/**
 * Complete days in a row that end today, or yesterday while today is not complete yet, 0 to 365 (requirement 9.3b).
 */
export function streakOf(isCompleteOn: (day: LocalDay) => boolean, today: LocalDay): number {
  let day = isCompleteOn(today) ? today : addDays(today, -1)
  let streak = 0
  while (streak < longestStreak && isCompleteOn(day)) {
    streak += 1
    day = addDays(day, -1)
  }
  return streak
}

/**
 * The same of one language, from what was practised.
 * @param goalMinutes minutes a day, above 0
 */
export const currentStreak = (practice: PracticeByDay, today: LocalDay, goalMinutes: number): number =>
  streakOf((day) => isComplete(practice.get(day) ?? 0, goalMinutes), today)
