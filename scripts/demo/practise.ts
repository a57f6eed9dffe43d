import { localDay } from '@lingarden/domain/analytics/local-day'
import { currentStreak } from '@lingarden/domain/analytics/streak'
import { countRetained } from '@lingarden/domain/friends/retained-words'
import { addLearning } from './add-learning.ts'
import { readLessons } from './garden-words.ts'
import type { Habits } from './learner-habits.ts'
import type { Moment } from './moment.ts'
import type { Client, DemoLearner } from './sign-up.ts'
import { simulateLearner, type DemoLearning } from './simulate-learner.ts'

/** Gives somebody the three months up to a moment that their habits make, and what their app would have told of them. */
export async function practise(
  admin: Client,
  person: DemoLearner,
  habits: Habits,
  moment: Moment,
): Promise<void> {
  const { languageCode } = habits
  const learning = simulateLearner(habits, readLessons(languageCode), moment)
  await addLearning(admin, person.id, habits, learning)
  await tellFigures(person, habits, learning, moment)
}

/** What the app of a learner counts itself, and tells for their friends to see. */
async function tellFigures(
  { id, client }: DemoLearner,
  { languageCode, goal }: Habits,
  { days, cards }: DemoLearning,
  { now, timeZone }: Moment,
): Promise<void> {
  const today = localDay(now, timeZone)
  const practice = new Map(days.map(({ date, seconds }) => [date, seconds]))
  const owner = { p_user_id: id, p_language_code: languageCode }
  await client.rpc('set_daily_goal_for_language', { ...owner, p_goal_minutes: goal }).throwOnError()
  await client
    .rpc('update_streak_for_language', {
      ...owner,
      p_current_streak: currentStreak(practice, today, goal),
      p_last_update_date: today,
    })
    .throwOnError()
  await client
    .rpc('record_retained_words', { ...owner, p_counted_on: today, p_by_day: countRetained(cards, now) })
    .throwOnError()
}
