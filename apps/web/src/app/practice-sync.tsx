import { findLanguage } from '@lingarden/languages/find-language'
import { emptyDay } from '@lingarden/domain/analytics/day-record'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { changeKnownDay } from '@/lib/analytics/known-days'
import { useKeepGarden } from '@/lib/analytics/use-keep-garden'
import { useKeepStreak } from '@/lib/analytics/use-keep-streak'
import { callLeaving } from '@/lib/sync/call-leaving'
import { onPracticeSync } from '@/lib/practice-time/browser-counter'
import { practiceSync } from '@/lib/practice-time/practice-counter'
import { practiceOnLeaving, sendPractice, unsentTotal } from '@/lib/practice-time/send-practice'
import { useProfile } from '@/lib/profile/get-profile'
import { useSession, useUser } from '@/lib/session/session-provider'
import { beforeSignOut } from '@/lib/session/sign-out'
import { useOnline } from '@/lib/use-online'

/** Seconds of practice that are worth a question before they are lost; the last few are always on their way. */
const worthAsking = 60

/**
 * Brings practice to the server: every 30 seconds of it, when it pauses, when the app opens, when the connection is back,
 * before a sign-out and from a page that is being closed; and keeps the streak and the day's garden.
 */
export function PracticeSync() {
  const { id: userId } = useUser()
  const { session } = useSession()
  const queryClient = useQueryClient()
  const isOnline = useOnline()
  const languageCode = findLanguage(useProfile().data?.current_language_code)?.languageCode
  useKeepStreak(languageCode)
  useKeepGarden(languageCode)

  const send = useEffectEvent(async () => {
    for (const { date, language_code, practice_time_seconds } of await sendPractice(userId)) {
      const language = findLanguage(language_code)
      if (!language) continue
      const name = { userId, languageCode: language.languageCode, date }
      changeKnownDay(queryClient, name, (record) => ({
        ...(record ?? emptyDay(date)),
        practice_time_seconds,
      }))
    }
  })
  const leave = useEffectEvent(() => {
    const practice = practiceOnLeaving(userId)
    if (practice) callLeaving('record_practice', practice, session?.access_token)
  })
  useEffect(() => onPracticeSync(() => void send()), [])
  useEffect(() => {
    if (!isOnline) return undefined
    void send()
    // Where the server could not be reached; with nothing to send, nothing is asked.
    const timer = setInterval(() => void send(), practiceSync)
    return () => clearInterval(timer)
  }, [isOnline])
  useEffect(() => beforeSignOut(send, () => (unsentTotal(userId) >= worthAsking ? 1 : 0)), [userId])
  useEffect(() => {
    const onLeaving = () => leave()
    window.addEventListener('pagehide', onLeaving)
    return () => window.removeEventListener('pagehide', onLeaving)
  }, [])
  return null
}
