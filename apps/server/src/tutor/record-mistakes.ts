import type { Database } from '@lingarden/database/generated/types'
import type { Correction, TutorEvent } from '@lingarden/domain/tutor-turn'
import type { SupabaseClient } from '@supabase/supabase-js'

/** Longest text of a mistake that is kept, in characters; the table takes no more. */
const longestText = 500
const longestExplanation = 1000

/** A mistake as the log of mistakes takes it. */
export interface MistakeRow {
  original: string
  corrected: string
  explanation: string
  message_id: string
}

/** The corrections of a message that the log can keep. */
export function mistakesOf(corrections: readonly Correction[], messageId: string): MistakeRow[] {
  return corrections
    .filter(({ original, corrected }) => original.trim() !== '' && original !== corrected)
    .filter(({ original, corrected }) => Math.max(original.length, corrected.length) <= longestText)
    .map(({ original, corrected, explanation }) => ({
      original,
      corrected,
      explanation: explanation.slice(0, longestExplanation),
      message_id: messageId,
    }))
}

/**
 * Passes the events of a turn on and keeps the mistakes that were corrected in it; keeping them delays nothing.
 * @param messageId names the learner's message: the same message sent again is no other mistake
 */
export async function* recordMistakes(
  events: AsyncIterable<TutorEvent>,
  messageId: string,
  record: (mistakes: MistakeRow[]) => void,
): AsyncGenerator<TutorEvent> {
  for await (const event of events) {
    yield event
    const mistakes = event.type === 'feedback' ? mistakesOf(event.feedback.corrections, messageId) : []
    if (mistakes.length > 0) record(mistakes)
  }
}

/**
 * Adds mistakes to the learner's log.
 * @throws the data API's error where they cannot be kept
 */
export async function keepMistakes(
  client: SupabaseClient<Database>,
  { userId, languageCode }: { userId: string; languageCode: string },
  mistakes: readonly MistakeRow[],
): Promise<void> {
  const { error } = await client.rpc('record_learner_mistakes', {
    p_user_id: userId,
    p_language_code: languageCode,
    p_mistakes: mistakes.map((mistake) => ({ ...mistake })),
  })
  if (error) throw error
}
