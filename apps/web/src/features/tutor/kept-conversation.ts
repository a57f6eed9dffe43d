import type { Goal } from '@lingarden/domain/tutor-turn'
import { readLocal, removeLocal, writeLocal } from '@/lib/local-store'
import { emptyConversation, type Conversation, type Suggestions } from './conversation'
import { closeSession, readMessage } from './messages'

/** Milliseconds for which a conversation is kept (requirement 9.6d). */
const longestKept = 2 * 86_400_000
/** Messages kept at most; the rest is history that nobody scrolls to. */
const mostMessages = 200

interface Kept {
  id: string
  messages: unknown[]
  goals: Goal[]
  engineState?: string
  suggestions?: Suggestions
  /** Milliseconds since the epoch. */
  keptAt: number
}

const keyOf = (userId: string, languageCode: string) => `conversation:${userId}:${languageCode}`

/** Keeps a conversation for a reload, once the learner has said something (requirement 5.6a). */
export function keepConversation(
  userId: string,
  languageCode: string,
  conversation: Conversation,
  now: number,
): void {
  const { id, messages, goals, engineState, suggestions } = conversation
  if (!messages.some(({ type }) => type === 'user')) return
  const kept: Kept = {
    id,
    messages: messages.slice(-mostMessages),
    goals,
    keptAt: now,
    ...(engineState !== undefined && { engineState }),
    ...(suggestions?.status === 'complete' && { suggestions }),
  }
  writeLocal(keyOf(userId, languageCode), kept)
}

export function forgetConversation(userId: string, languageCode: string): void {
  removeLocal(keyOf(userId, languageCode))
}

/** The conversation that was kept, closed by a session break; undefined where there is none that is fresh. */
export function readKeptConversation(
  userId: string,
  languageCode: string,
  now: number,
): Conversation | undefined {
  const kept = readLocal<Partial<Kept>>(keyOf(userId, languageCode))
  if (!kept?.id || !Array.isArray(kept.messages) || now - (kept.keptAt ?? 0) > longestKept) return undefined
  const messages = kept.messages.flatMap((message) => readMessage(message) ?? [])
  if (messages.length === 0) return undefined
  return {
    ...emptyConversation(kept.id),
    messages: closeSession(messages, now),
    goals: kept.goals ?? [],
    engineState: kept.engineState,
    suggestions: kept.suggestions,
  }
}
