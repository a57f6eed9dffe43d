import type { Json } from '@lingarden/database/generated/types'
import { getSupabase } from '@/lib/supabase'
import type { Conversation } from '../conversation'
import { historyTitle } from '../history-title'

/** Messages that the database keeps of one conversation; the oldest go first. */
const mostMessages = 1000

/**
 * Keeps a conversation, once the learner has said something in it (requirement 5.6a). The title is made once; a later
 * one is the learner's.
 * @throws the data API's error where it cannot be kept
 */
export async function saveHistory(
  userId: string,
  languageCode: string,
  { id, messages, goals, engineState }: Conversation,
): Promise<void> {
  if (!messages.some(({ type }) => type === 'user')) return
  const content = {
    messages: messages.slice(-mostMessages) as unknown as Json,
    goals: goals as unknown as Json,
    engine_state: engineState ?? null,
  }
  const table = getSupabase().from('tutor_histories')
  const { data, error } = await table.update(content).eq('id', id).select('id')
  if (error) throw error
  if (data.length > 0) return
  const row = { id, user_id: userId, language_code: languageCode, title: historyTitle(messages), ...content }
  const { error: insertError } = await getSupabase().from('tutor_histories').insert(row)
  if (insertError) throw insertError
}
