import type { LanguageCode } from '@lingarden/languages/find-language'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useToday } from '@/lib/analytics/use-today'
import { useReviewPlan } from '@/lib/review/use-review-plan'
import { useUser } from '@/lib/session/session-provider'
import { getSupabase } from '@/lib/supabase'
import { useOnline } from '@/lib/use-online'
import { friendKeys } from './keys'

/** Milliseconds that the count rests before it is sent: a run changes it with each answer. */
const restTime = 5000
/** Milliseconds until a count that was refused is sent again: a review is held for a minute before it is sent. */
const retryTime = 90_000

/** What was sent last in this page, so that the same is not sent twice. */
let sent = ''

/** Sends the server how many words of a language are retained, whenever that is another number than before. */
export function useKeepRetained(languageCode: LanguageCode | undefined): void {
  const { id: userId } = useUser()
  const queryClient = useQueryClient()
  const isOnline = useOnline()
  const today = useToday()
  const retained = useReviewPlan(languageCode).plan?.retained.join()
  useEffect(() => {
    const state = [userId, languageCode, today, retained].join(' ')
    if (!languageCode || retained === undefined || !isOnline || state === sent) return undefined
    const send = async () => {
      const { error } = await getSupabase().rpc('record_retained_words', {
        p_user_id: userId,
        p_language_code: languageCode,
        p_counted_on: today,
        p_by_day: retained.split(',').map(Number),
      })
      // Refused while words of the bank or their reviews still wait to be sent.
      if (error) {
        if (!isGone) timer = setTimeout(send, retryTime)
        return
      }
      sent = state
      await queryClient.invalidateQueries({ queryKey: friendKeys.of(userId) })
    }
    let isGone = false
    let timer = setTimeout(send, restTime)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [queryClient, userId, languageCode, today, retained, isOnline])
}
