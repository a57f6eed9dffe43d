import { useState } from 'react'
import { commonText, waitIn } from '@/features/auth/auth-errors'
import { translateFixed } from '@/i18n/catalogue'
import { logError } from '@/lib/log'
import { getSupabase } from '@/lib/supabase'
import { useMailWait } from '@/lib/use-mail-wait'

/** Has a code of six digits mailed to the learner, by which they show that it is them. */
export function useCodeMail() {
  const { sentAt, secondsLeft, noteSent, noteWait } = useMailWait()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function send() {
    setIsBusy(true)
    setProblem(undefined)
    const { error } = await getSupabase().auth.reauthenticate()
    setIsBusy(false)
    if (!error) return noteSent()
    const seconds = waitIn(error.message)
    if (seconds === undefined) logError('The code was not sent', error)
    else noteWait(seconds)
    setProblem(translateFixed(commonText(error) ?? error.message))
  }
  return { isBusy, problem, send, sentAt, secondsLeft }
}
