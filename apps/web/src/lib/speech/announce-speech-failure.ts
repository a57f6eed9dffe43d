import { showToast } from '@/components/ui/toast'
import { currentTexts } from '@/i18n/texts'
import { announceOutOfTokens, isOutOfTokens } from '@/lib/credits/out-of-tokens'
import { logError } from '@/lib/log'
import { SpeechError } from './fetch-clip'

/** Tells the learner that something cannot be heard, in the words of the error catalogue (requirements 8.1, 8.2a). */
export function announceSpeechFailure(cause: unknown): void {
  if (isOutOfTokens(cause)) return announceOutOfTokens()
  logError('Nothing could be heard', cause)
  const { speech, tutor } = currentTexts()
  if (!(cause instanceof SpeechError)) showToast({ title: speech.failed, variant: 'destructive' })
  else if (cause.status === 0) showToast({ title: cause.message, variant: 'destructive' })
  else showToast({ title: tutor.aiErrorTitle, description: tutor.aiError, variant: 'destructive' })
}
