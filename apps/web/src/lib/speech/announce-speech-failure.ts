import { showToast } from '@/components/ui/toast'
import { currentTexts } from '@/i18n/texts'
import { announceAiFailure } from '@/lib/announce-ai-failure'
import { isOutOfTokens } from '@/lib/credits/out-of-tokens'
import { logError } from '@/lib/log'
import { SpeechError } from './fetch-clip'

/** Tells the learner that something cannot be heard, in the words of the error catalogue (requirements 8.1, 8.2a). */
export function announceSpeechFailure(cause: unknown): void {
  if (!isOutOfTokens(cause)) logError('Nothing could be heard', cause)
  // A clip that came and cannot be played is no failure of the voice, and a lost connection is told by its name.
  if (!(cause instanceof SpeechError)) toast(currentTexts().speech.failed)
  else if (cause.status === 0) toast(currentTexts().tutor.aiErrorTitle, cause.message)
  else announceAiFailure(cause)
}

const toast = (title: string, description?: string) =>
  showToast({ title, variant: 'destructive', ...(description !== undefined && { description }) })
