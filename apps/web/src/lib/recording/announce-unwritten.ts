import { announceAiFailure } from '@/lib/announce-ai-failure'
import { TranscriptionError } from './transcribe'

/**
 * Tells the learner that the server did not write down what they said, in the words of the error catalogue (requirements
 * 8.1, 8.2a). What their own browser could not write down is no failure of the AI; the notice at the recording says it.
 */
export function announceUnwritten(cause: unknown): void {
  if (cause instanceof TranscriptionError) announceAiFailure(cause)
}
