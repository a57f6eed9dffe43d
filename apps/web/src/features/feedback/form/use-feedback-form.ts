import { findLanguage } from '@lingarden/languages/find-language'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { showToast } from '@/components/ui/toast'
import { useTexts } from '@/i18n/texts'
import { logError } from '@/lib/log'
import { useProfile } from '@/lib/profile/get-profile'
import { getSupabase } from '@/lib/supabase'
import { feedbackKeys } from '../api/feedback-keys'
import { sendFeedback } from '../api/send-feedback'

/** Milliseconds that the thanks stay (requirement 9.4h). */
const thanksDuration = 2000

type Status = 'idle' | 'submitting' | 'submitted'

/**
 * The comment of the feedback form and its way: idle, submitting, submitted, and idle again after the thanks (requirement
 * 4.12a). What was written stays until it is sent.
 * @param onDone called when the thanks were seen
 */
export function useFeedbackForm(onDone: () => void) {
  const feedback = useTexts('feedback')
  const queryClient = useQueryClient()
  const languageCode = useProfile().data?.current_language_code
  const [comment, setComment] = useState('')
  const [status, setStatus] = useState<Status>('idle')

  const reset = () => {
    setStatus('idle')
    setComment('')
    onDone()
  }
  const resetLater = useEffectEvent(reset)
  useEffect(() => {
    if (status !== 'submitted') return undefined
    const timer = setTimeout(() => resetLater(), thanksDuration)
    return () => clearTimeout(timer)
  }, [status])

  const submit = async (screenshot: Blob | undefined) => {
    const text = comment.trim()
    if (text === '') return showToast({ ...feedback.problems.noComment, variant: 'destructive' })
    setStatus('submitting')
    try {
      const { data } = await getSupabase().auth.getSession()
      if (!data.session) {
        setStatus('idle')
        return showToast({ ...feedback.problems.signedOut, variant: 'destructive' })
      }
      const userId = data.session.user.id
      await sendFeedback({
        userId,
        comment: text,
        screenshot,
        pageUrl: location.href,
        language: findLanguage(languageCode),
        now: Date.now(),
      })
      setStatus('submitted')
      void queryClient.invalidateQueries({ queryKey: feedbackKeys.of(userId) })
    } catch (cause) {
      logError('The feedback was not sent', cause)
      setStatus('idle')
      showToast({ ...feedback.problems.notSent, variant: 'destructive' })
    }
  }
  return { comment, setComment, status, submit, reset }
}
