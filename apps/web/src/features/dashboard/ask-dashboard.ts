import { findLanguage } from '@lingarden/languages/find-language'
import type { QueryClient } from '@tanstack/react-query'
import { currentInterfaceLanguage } from '@/i18n/shown-language'
import { todayQuery, yearQuery } from '@/lib/analytics/get-days'
import { goalQuery } from '@/lib/analytics/get-goal'
import { currentDay } from '@/lib/analytics/use-today'
import { wordsQuery } from '@/lib/bank/get-words'
import { courseIdOf } from '@/lib/courses/course-ids'
import { courseQuery } from '@/lib/courses/get-course'
import { progressQuery } from '@/lib/courses/get-progress'
import { profileQuery } from '@/lib/profile/get-profile'
import { reviewLogQuery } from '@/lib/review/get-review-log'
import { yieldControl } from '@/lib/yield-control'
import { within } from '@/lib/within'

/** Milliseconds after which the page comes without what it tells first. */
const patience = 500

/**
 * Asks for what the dashboard shows, one question after another; its parts would ask them all at once when they are drawn,
 * which holds up a slow processor. Nothing is asked where the profile has not come: the parts ask then.
 * @returns when the answers are there which its top is drawn from, or did not come: today and the lesson to go on with. Words
 *   and reviews, ten times as long, come behind them
 */
export async function askDashboard(client: QueryClient, userId: string): Promise<void> {
  const profile = client.getQueryData(profileQuery(userId).queryKey)
  const languageCode = findLanguage(profile?.current_language_code)?.languageCode
  if (!languageCode) return
  const today = currentDay()
  const courseId = courseIdOf(languageCode)
  const { answered } = await inTurn([
    () => client.prefetchQuery(progressQuery(userId, courseId)),
    () => client.prefetchQuery(courseQuery(languageCode, currentInterfaceLanguage())),
    () => client.prefetchQuery(yearQuery(userId, languageCode, today)),
    () => client.prefetchQuery(todayQuery(userId, languageCode, today)),
  ])
  await within(patience, answered)
  // The page is drawn meanwhile. The goal stands in the profile, too.
  void inTurn([
    () => client.prefetchQuery(goalQuery(userId, languageCode)),
    () => client.prefetchQuery(wordsQuery(userId, languageCode)),
    () => client.prefetchQuery(reviewLogQuery(userId, languageCode)),
  ])
}

/**
 * Asks one after another, while the page goes on between them.
 * @returns when all are asked: what resolves once all are answered
 */
async function inTurn(questions: readonly (() => Promise<void>)[]): Promise<{ answered: Promise<unknown> }> {
  const answers: Promise<void>[] = []
  for (const ask of questions) {
    answers.push(ask())
    await yieldControl()
  }
  return { answered: Promise.all(answers) }
}
