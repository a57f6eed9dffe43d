import type { Correction, Goal } from '@lingarden/domain/tutor-turn'
import { readLocal, writeLocal } from '@/lib/local-store'
import type { SessionWordStats } from '@/lib/word-tracking/session-words'
import type { SessionGrowth } from '@/lib/word-tracking/use-session-growth'
import type { Message } from '../conversation/messages'

/** What a session came to (requirement 3.25). */
export interface SessionSummary extends SessionWordStats, SessionGrowth {
  /** Seconds. */
  totalTime: number
  /** Seconds of the session before in this language; undefined where none was ended yet. */
  previousSessionTime: number | undefined
  goalsReached: string[]
  corrections: Correction[]
}

/** Corrections of the messages since the last session break, each once; what is only perhaps wrong is none. */
export function sessionCorrections(messages: readonly Message[]): Correction[] {
  const begin = messages.findLastIndex(({ type }) => type === 'session_break') + 1
  const found = messages
    .slice(begin)
    .flatMap((message) =>
      message.type === 'user' && message.feedback?.status === 'complete'
        ? message.feedback.feedback.corrections.filter(({ perhaps }) => !perhaps)
        : [],
    )
  return [
    ...new Map(
      found.map((correction) => [`${correction.original}|${correction.corrected}`, correction]),
    ).values(),
  ]
}

/** The texts of the goals that were reached. */
export const goalsReached = (goals: readonly Goal[]): string[] =>
  goals.filter(({ completed }) => completed).map(({ text }) => text)

/**
 * Remembers how long a session took, in seconds, and tells how long the one before did.
 * @param owner names learner and language
 */
export function rememberSessionTime(owner: string, seconds: number): number | undefined {
  const key = `session-time:${owner}`
  const before = readLocal<unknown>(key)
  writeLocal(key, seconds)
  return typeof before === 'number' ? before : undefined
}
