import type { Goal } from '@lingarden/domain/tutor-turn'
import { mutationsOf } from '@lingarden/sync/mutation'
import { mayReachServer } from '@/lib/server-reach'
import { getSupabase } from '@/lib/supabase'
import { queue } from '@/lib/sync/queue'
import { emptyConversation, type Conversation } from '../conversation/conversation'
import { readCachedConversation } from '../conversation/cached-conversation'
import { readMessage } from '../conversation/messages'
import { savedConversations } from '../history/conversation-mutations'

/**
 * An earlier conversation, as it stood: what still waits to be sent is newer than what the server has. Without a
 * connection it is what this browser kept.
 * @throws the data API's error where it can be read from nowhere
 */
export async function getHistory(userId: string, languageCode: string, id: string): Promise<Conversation> {
  const waiting = mutationsOf(savedConversations, await queue.list(userId)).find((saved) => saved.id === id)
  if (waiting) {
    return conversationOf(id, waiting.content)
  }
  const kept = () => readCachedConversation(userId, languageCode, id)
  if (!mayReachServer()) return (await kept()) ?? fetchHistory(id)
  try {
    return await fetchHistory(id)
  } catch (error) {
    const conversation = await kept()
    if (conversation) return conversation
    throw error
  }
}

async function fetchHistory(id: string): Promise<Conversation> {
  const { data, error } = await getSupabase()
    .from('tutor_histories')
    .select('messages, goals, engine_state, topics')
    .eq('id', id)
    .single()
  if (error) throw error
  return conversationOf(id, data)
}

interface KeptContent {
  messages: unknown
  goals: unknown
  engine_state: string | null
  /** Missing in what an earlier page left to be sent. */
  topics?: readonly string[]
}

function conversationOf(
  id: string,
  { messages, goals, engine_state: engineState, topics = [] }: KeptContent,
): Conversation {
  return {
    ...emptyConversation(id),
    messages: (Array.isArray(messages) ? messages : []).flatMap((message) => readMessage(message) ?? []),
    goals: readGoals(goals),
    engineState: engineState ?? undefined,
    topics,
  }
}

function readGoals(value: unknown): Goal[] {
  return (Array.isArray(value) ? value : []).filter(
    (goal: unknown): goal is Goal =>
      typeof goal === 'object' && goal !== null && 'id' in goal && 'text' in goal && 'completed' in goal,
  )
}
