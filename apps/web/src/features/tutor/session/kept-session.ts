import { readLocal, removeLocal, writeLocal } from '@/lib/local-store'
import type { SessionWordStats } from '@/lib/word-tracking/session-words'
import type { SessionGrowth } from '@/lib/word-tracking/use-session-growth'

/** What a session that has not been ended came to so far: closing the page only pauses it (requirement 2.54). */
export interface KeptSession extends SessionWordStats, SessionGrowth {
  /** The conversation that it is a session of. */
  conversationId: string
  /** The learner's first message in it. */
  firstMessage: string | undefined
  seconds: number
}

const keyOf = (userId: string, languageCode: string) => `session:${userId}:${languageCode}`

/** The session of a conversation that was not ended; undefined where there is none, or its figures cannot be read. */
export function readSession(
  userId: string,
  languageCode: string,
  conversationId: string | undefined,
): KeptSession | undefined {
  const kept = readLocal<Partial<Record<string, unknown>> | null>(keyOf(userId, languageCode))
  if (!kept || conversationId === undefined || kept['conversationId'] !== conversationId) return undefined
  const words = (name: keyof KeptSession): string[] => {
    const list = kept[name]
    return Array.isArray(list) ? list.filter((word) => typeof word === 'string') : []
  }
  const { seconds, firstMessage } = kept
  const sessionNewWords = words('sessionNewWords')
  const sessionPracticedWords = words('sessionPracticedWords')
  return {
    conversationId,
    firstMessage: typeof firstMessage === 'string' ? firstMessage : undefined,
    seconds: typeof seconds === 'number' && seconds > 0 ? Math.floor(seconds) : 0,
    newWords: sessionNewWords.length,
    wordsPractised: sessionPracticedWords.length,
    sessionNewWords,
    sessionPracticedWords,
    sessionPlantedWords: words('sessionPlantedWords'),
    sessionRecalledWords: words('sessionRecalledWords'),
  }
}

/** Keeps what a session came to so far, in place of what was kept of one before. */
export function keepSession(userId: string, languageCode: string, session: KeptSession): void {
  writeLocal(keyOf(userId, languageCode), session)
}

/** A session has ended. */
export function forgetSession(userId: string, languageCode: string): void {
  removeLocal(keyOf(userId, languageCode))
}
