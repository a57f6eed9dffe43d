import { findLanguage } from '@lingarden/languages/find-language'
import { emptyDay } from '@lingarden/domain/analytics/day-record'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { changeKnownDay } from '@/lib/analytics/known-days'
import { useKeepGarden } from './use-keep-garden'
import { useKeepStreak } from '@/lib/analytics/use-keep-streak'
import { onPracticeSync } from '@/lib/practice-time/browser-counter'
import { bringPractice, unsentPractice } from '@/lib/practice-time/practised-slices'
import { onPracticeDays } from '@/lib/practice-time/send-practice'
import { useProfile } from '@/lib/profile/get-profile'
import { useUser } from '@/lib/session/session-provider'
import { beforeSignOut } from '@/lib/session/sign-out'
import { queue } from '@/lib/sync/queue'
import { useOnline } from '@/lib/use-online'

/** Seconds of practice that are worth a question before they are lost; the last few are always on their way. */
const worthAsking = 60

const unsentTotal = (userId: string): number =>
  unsentPractice(queue.look(userId)).reduce((sum, { unsent }) => sum + unsent, 0)

/**
 * Brings practice to the server: every 30 seconds of it, when it pauses, when the app opens, when the connection is back and
 * before a sign-out; shows the days as the server has them then, and keeps the streak and the day's garden.
 */
export function PracticeSync() {
  const { id: userId } = useUser()
  const queryClient = useQueryClient()
  const isOnline = useOnline()
  const languageCode = findLanguage(useProfile().data?.current_language_code)?.languageCode
  useKeepStreak(languageCode)
  useKeepGarden(languageCode)

  useEffect(
    () =>
      onPracticeDays((learner, days) => {
        for (const { date, language_code, practice_time_seconds } of learner === userId ? days : []) {
          const language = findLanguage(language_code)
          if (!language) continue
          const name = { userId, languageCode: language.languageCode, date }
          changeKnownDay(queryClient, name, (record) => ({
            ...(record ?? emptyDay(date)),
            practice_time_seconds,
          }))
        }
      }),
    [queryClient, userId],
  )
  useEffect(() => onPracticeSync(() => void bringPractice(userId)), [userId])
  useEffect(() => {
    if (isOnline) void bringPractice(userId)
  }, [isOnline, userId])
  useEffect(
    () =>
      beforeSignOut(
        () => bringPractice(userId),
        () => (unsentTotal(userId) >= worthAsking ? 1 : 0),
      ),
    [userId],
  )
  return null
}
