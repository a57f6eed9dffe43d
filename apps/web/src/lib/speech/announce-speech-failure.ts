import { showToast } from '@/components/ui/toast'
import { loadTexts } from '@/i18n/load-texts'
import { announceAiFailure } from '@/lib/announce-ai-failure'
import { isOutOfTokens } from '@/lib/credits/out-of-tokens'
import { logError } from '@/lib/log'
import { SpeechError } from './fetch-clip'

/** Tells the learner that something cannot be heard, in the words of the error catalogue (requirements 8.1, 8.2a). */
export function announceSpeechFailure(cause: unknown): void {
  if (!isOutOfTokens(cause)) logError('Nothing could be heard', cause)
  announce(cause).catch((missing: unknown) => logError('A failure of the voice was not announced', missing))
}

async function announce(cause: unknown): Promise<void> {
  const { speech, tutor } = await loadTexts('speech', 'tutor')
  // A clip that came and cannot be played is no failure of the voice, and a lost connection is told by its name.
  if (!(cause instanceof SpeechError)) toast(speech.failed)
  else if (cause.status === 0) toast(tutor.aiErrorTitle, cause.message)
  else announceAiFailure(cause)
}

const toast = (title: string, description?: string) =>
  showToast({ title, variant: 'destructive', ...(description !== undefined && { description }) })
