import { toJson } from '@lingarden/database/rows/to-json'
import { deliver } from '@/lib/sync/deliver'
import type { Conversation } from '../conversation/conversation'
import { savedConversations } from '../history/conversation-mutations'
import { historyTitle } from '../history/history-title'

/** Messages that the database keeps of one conversation; the oldest go first. */
const mostMessages = 1000

/** Topics that it keeps; the oldest go first. */
const mostTopics = 50

/**
 * Keeps a conversation, once the learner has said something in it (requirement 5.6a); without a connection it waits in
 * this browser. The title is made once; a later one is the learner's.
 */
export async function saveHistory(
  userId: string,
  languageCode: string,
  { id, messages, goals, engineState, topics }: Conversation,
): Promise<void> {
  if (!messages.some(({ type }) => type === 'user')) return
  await deliver(savedConversations, {
    kind: 'history',
    userId,
    languageCode,
    id,
    title: historyTitle(messages),
    content: {
      messages: toJson(messages.slice(-mostMessages)),
      goals,
      engine_state: engineState ?? null,
      topics: topics.slice(-mostTopics),
    },
  })
}
