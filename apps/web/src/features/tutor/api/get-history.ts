import type { Goal } from '@lingarden/domain/tutor-turn'
import { getSupabase } from '@/lib/supabase'
import { emptyConversation, type Conversation } from '../conversation'
import { readMessage } from '../messages'

/**
 * An earlier conversation, as it stood.
 * @throws the data API's error where it cannot be read
 */
export async function getHistory(id: string): Promise<Conversation> {
  const { data, error } = await getSupabase()
    .from('tutor_histories')
    .select('messages, goals, engine_state')
    .eq('id', id)
    .single()
  if (error) throw error
  const { messages, goals, engine_state: engineState } = data
  return {
    ...emptyConversation(id),
    messages: (Array.isArray(messages) ? messages : []).flatMap((message) => readMessage(message) ?? []),
    goals: readGoals(goals),
    engineState: engineState ?? undefined,
  }
}

function readGoals(value: unknown): Goal[] {
  return (Array.isArray(value) ? value : []).filter(
    (goal: unknown): goal is Goal =>
      typeof goal === 'object' && goal !== null && 'id' in goal && 'text' in goal && 'completed' in goal,
  )
}
