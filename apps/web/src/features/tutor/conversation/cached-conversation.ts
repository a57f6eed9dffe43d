import type { Goal } from '@lingarden/domain/tutor-turn'
import { getJson, putJson, removeRecord } from '@/lib/learner-cache/learner-cache'
import { emptyConversation, type Conversation, type FailedTurn, type Suggestions } from './conversation'
import { closeSession, readMessage, type UserMessage } from './messages'

interface Kept {
  messages: unknown[]
  goals: Goal[]
  engineState?: string
  suggestions?: Suggestions
  topics?: string[]
}

/** The key of a conversation's record, or without an id what those of a language begin with. */
export const conversationKey = (userId: string, languageCode: string, id = '') =>
  `${userId}:${languageCode}:${id}`

/** Writes one after the other: compressing a long state must not let a shorter, later one overtake it. */
let writing: Promise<void> = Promise.resolve()

/** Keeps a conversation in this browser, once the learner has said something (requirement 5.6a). */
export function cacheConversation(
  userId: string,
  languageCode: string,
  { id, messages, goals, engineState, suggestions, topics }: Conversation,
): Promise<void> {
  if (!messages.some(({ type }) => type === 'user')) return Promise.resolve()
  const kept: Kept = {
    messages,
    goals,
    topics: [...topics],
    ...(engineState !== undefined && { engineState }),
    ...(suggestions?.status === 'complete' && { suggestions }),
  }
  writing = writing.then(() => putJson('conversation', conversationKey(userId, languageCode, id), kept))
  return writing
}

export async function forgetConversation(userId: string, languageCode: string, id: string): Promise<void> {
  await removeRecord('conversation', conversationKey(userId, languageCode, id))
}

/** A conversation as it was kept; undefined where there is none that is fresh. */
export async function readCachedConversation(
  userId: string,
  languageCode: string,
  id: string,
): Promise<Conversation | undefined> {
  const record = await getJson<Partial<Kept>>('conversation', conversationKey(userId, languageCode, id))
  if (!Array.isArray(record?.value.messages)) return undefined
  const { messages, goals = [], engineState, suggestions, topics = [] } = record.value
  const read = messages.flatMap((message) => readMessage(message) ?? [])
  if (read.length === 0) return undefined
  return { ...emptyConversation(id), messages: read, goals, engineState, suggestions, topics }
}

/** A conversation as it is taken up again: closed by one session break, a message without an answer to be sent anew. */
export function resumeConversation(conversation: Conversation, now: number): Conversation {
  const { messages } = conversation
  const unanswered = findUnanswered(conversation)
  return { ...conversation, messages: closeSession(messages, now), failed: failedTurn(unanswered) }
}

/**
 * A conversation as the page finds it that was left a moment ago. Where that was in the middle of a reply, the session goes
 * on with the message that waits for it.
 */
export function reopenConversation(conversation: Conversation, now: number): Conversation {
  const unanswered = findUnanswered(conversation)
  if (!unanswered) return resumeConversation(conversation, now)
  const earlier = conversation.messages.filter((message) => message !== unanswered)
  const closed = earlier.length === 0 ? [] : closeSession(earlier, now)
  return { ...conversation, messages: [...closed, unanswered], failed: failedTurn(unanswered) }
}

function findUnanswered({ messages }: Conversation): UserMessage | undefined {
  const last = messages.findLast(({ type }) => type !== 'session_break')
  return last?.type === 'user' ? last : undefined
}

const failedTurn = (message: UserMessage | undefined): FailedTurn | undefined =>
  message && { messageId: message.id, text: message.content }
