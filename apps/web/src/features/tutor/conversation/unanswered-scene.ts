import { readLocal, removeLocal, writeLocal } from '@/lib/local-store'
import type { Goal } from '@lingarden/domain/tutor-turn'
import { claimConversation } from './claim-conversation'
import { emptyConversation, type Conversation, type Suggestions } from './conversation'
import { closeSession, readMessage } from './messages'
import { unansweredKey as keyOf, type KeptLines } from './unanswered-key'

interface KeptScene extends KeptLines {
  id: string
  goals: Goal[]
  engineState?: string
  suggestions?: Suggestions
  /** The learner has acted in it, so that its words are counted. */
  isCounted: boolean
}

const lastKeyOf = (userId: string, languageCode: string) => `unanswered-topic:${userId}:${languageCode}`

/** Whether a conversation is a scene that waits for its first answer. */
const isUnanswered = ({ messages, phase, failed }: Conversation): boolean =>
  phase === 'idle' && !failed && messages.length > 0 && messages.every(({ type }) => type === 'ai')

/**
 * Keeps a scene that nobody has answered yet for the next visit, and forgets it once it is answered.
 * @param opening what it was opened for
 */
export function keepUnanswered(
  userId: string,
  languageCode: string,
  conversation: Conversation,
  { opening, isCounted }: { opening: string; isCounted: boolean },
): void {
  const [topic] = conversation.topics
  const key = keyOf(userId, languageCode, topic)
  if (isUnanswered(conversation)) {
    const { id, messages, goals, engineState, suggestions } = conversation
    const scene: KeptScene = {
      id,
      opening,
      messages,
      goals,
      isCounted,
      ...(engineState !== undefined && { engineState }),
      ...(suggestions?.status === 'complete' && { suggestions }),
    }
    writeLocal(key, scene)
    if (topic !== undefined) writeLocal(lastKeyOf(userId, languageCode), topic)
    return
  }
  const isAnswered = conversation.messages.some(({ type }) => type === 'user')
  if (isAnswered && readLocal<KeptScene>(key)?.id === conversation.id) {
    removeLocal(key)
    removeLocal(lastKeyOf(userId, languageCode))
  }
}

/** The topic of the scene that was opened last and waits for its first answer; undefined where none does. */
export function unansweredTopic(userId: string, languageCode: string): string | undefined {
  const topic = readLocal<unknown>(lastKeyOf(userId, languageCode))
  if (typeof topic !== 'string') return undefined
  return readLocal<unknown>(keyOf(userId, languageCode, topic)) === undefined ? undefined : topic
}

/**
 * The scene that waits for its first answer: the same lines again, in a tab beside another one as a conversation of its
 * own. Undefined where there is none, or it was opened for something else.
 * @param now milliseconds since the epoch
 */
export async function takeUpUnanswered(
  userId: string,
  languageCode: string,
  { opening, topic, now }: { opening: string; topic?: string | undefined; now: number },
): Promise<Conversation | undefined> {
  const kept = readLocal<Partial<KeptScene>>(keyOf(userId, languageCode, topic))
  if (!kept || kept.opening !== opening || typeof kept.id !== 'string' || !Array.isArray(kept.messages))
    return undefined
  const messages = kept.messages.flatMap((message) => readMessage(message) ?? [])
  if (messages.length === 0) return undefined
  const id = (await claimConversation(kept.id)) ? kept.id : crypto.randomUUID()
  return {
    ...emptyConversation(id, topic),
    messages: kept.isCounted ? closeSession(messages, now) : messages,
    goals: kept.goals ?? [],
    engineState: kept.engineState,
    suggestions: kept.suggestions,
  }
}
