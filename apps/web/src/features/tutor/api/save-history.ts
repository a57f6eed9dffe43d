import { findLanguage } from '@lingarden/languages/find-language'
import { loadTopics } from '@lingarden/languages/load'
import { topicsOf } from '@lingarden/languages/loaded'
import { toJson } from '@lingarden/database/rows/to-json'
import { currentInterfaceLanguage } from '@/i18n/shown-language'
import { logError } from '@/lib/log'
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
    title: historyTitle(messages, await titleOf(languageCode, topics[0])),
    content: {
      messages: toJson(messages.slice(-mostMessages)),
      goals,
      engine_state: engineState ?? null,
      topics: topics.slice(-mostTopics),
    },
  })
}

/** The title of a topic as the learner reads it; undefined where there is none, or the topics cannot be had. */
async function titleOf(languageCode: string, topic: string | undefined): Promise<string | undefined> {
  const tag = findLanguage(languageCode)?.tag
  if (!tag || topic === undefined) return undefined
  try {
    await loadTopics(tag)
  } catch (cause) {
    logError('The topics could not be loaded', cause)
    return undefined
  }
  return topicsOf(tag).find(({ id }) => id === topic)?.title[currentInterfaceLanguage()]
}
