import { findLanguage } from '@lingarden/languages/find-language'
import type { QueryClient } from '@tanstack/react-query'
import { todayQuery, yearQuery } from '@/lib/analytics/get-days'
import { goalQuery } from '@/lib/analytics/get-goal'
import { currentDay } from '@/lib/analytics/use-today'
import { wordsQuery } from '@/lib/bank/get-words'
import { courseIdOf } from '@/lib/courses/course-ids'
import { progressQuery } from '@/lib/courses/get-progress'
import { profileQuery } from '@/lib/profile/get-profile'
import { reviewLogQuery } from '@/lib/review/get-review-log'
import { yieldControl } from '@/lib/yield-control'

/**
 * Asks for what the dashboard shows, one question after another; its parts would ask them all at once when they are drawn,
 * which holds up a slow processor. Nothing is asked where the profile has not come: the parts ask then.
 */
export async function askDashboard(client: QueryClient, userId: string): Promise<void> {
  const profile = client.getQueryData(profileQuery(userId).queryKey)
  const languageCode = findLanguage(profile?.current_language_code)?.languageCode
  if (!languageCode) return
  const today = currentDay()
  const courseId = courseIdOf(languageCode)
  const questions = [
    () => client.prefetchQuery(yearQuery(userId, languageCode, today)),
    () => client.prefetchQuery(todayQuery(userId, languageCode, today)),
    () => client.prefetchQuery(goalQuery(userId, languageCode)),
    () => client.prefetchQuery(wordsQuery(userId, languageCode)),
    () => client.prefetchQuery(reviewLogQuery(userId, languageCode)),
    () => client.prefetchQuery(progressQuery(userId, courseId)),
  ]
  for (const ask of questions) {
    void ask()
    await yieldControl()
  }
}
