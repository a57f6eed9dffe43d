import type { SessionWordStats } from '@/lib/word-tracking/session-words'

/** What the sessions of a conversation came to (requirement 3.25), as it is kept with it. */
export interface ConversationStats extends SessionWordStats {
  /** Seconds of all its sessions. */
  totalTime: number
  /** Seconds of the sessions before the last one. */
  previousSessionTime: number
}

/** Words that are kept of each kind, the newest: the bank has them all. */
const mostWords = 300

export const noStats: ConversationStats = {
  totalTime: 0,
  previousSessionTime: 0,
  newWords: 0,
  wordsPractised: 0,
  sessionNewWords: [],
  sessionPracticedWords: [],
}

/** A running session: its seconds and its words so far. */
export type SessionState = Pick<SessionWordStats, 'sessionNewWords' | 'sessionPracticedWords'> & {
  seconds: number
}

/** What a conversation has come to since it was opened, and what of the running session is counted already. */
export interface StatsProgress {
  stats: ConversationStats
  counted: SessionState
}

/** The beginning of a conversation, in a session that may have run before it. */
export const beginStats = (session: SessionState): StatsProgress => ({ stats: noStats, counted: session })

/** Counts what a session brought since the last time; one that is shorter than then is another one. */
export function countSession({ stats, counted }: StatsProgress, session: SessionState): StatsProgress {
  const isAnother = session.seconds < counted.seconds
  const added = {
    ...noStats,
    totalTime: isAnother ? session.seconds : session.seconds - counted.seconds,
    ...wordsOf(
      further(counted.sessionNewWords, session.sessionNewWords),
      further(counted.sessionPracticedWords, session.sessionPracticedWords),
    ),
  }
  const previousSessionTime = isAnother ? stats.totalTime : stats.previousSessionTime
  return { stats: { ...addStats(stats, added), previousSessionTime }, counted: session }
}

/** What a conversation came to before it was opened, and since; a session that goes on began where the earlier ones ended. */
export function addStats(before: ConversationStats, since: ConversationStats): ConversationStats {
  return {
    totalTime: before.totalTime + since.totalTime,
    previousSessionTime: before.totalTime + since.previousSessionTime,
    newWords: before.newWords + since.newWords,
    wordsPractised: before.wordsPractised + since.wordsPractised,
    sessionNewWords: [...before.sessionNewWords, ...since.sessionNewWords].slice(-mostWords),
    sessionPracticedWords: [...before.sessionPracticedWords, ...since.sessionPracticedWords].slice(
      -mostWords,
    ),
  }
}

/** Whether two states of a session tell the same: its time and its words only ever grow. */
export const hasSameFigures = (one: ConversationStats, other: ConversationStats): boolean =>
  one.totalTime === other.totalTime &&
  one.newWords === other.newWords &&
  one.wordsPractised === other.wordsPractised

const wordsOf = (fresh: string[], practised: string[]) => ({
  newWords: fresh.length,
  wordsPractised: practised.length,
  sessionNewWords: fresh,
  sessionPracticedWords: practised,
})

/** Words only ever come to a list; where it is shorter it was begun anew. */
const further = (before: readonly string[], now: readonly string[]): string[] =>
  now.slice(now.length < before.length ? 0 : before.length)

/** Reads what was kept; what is missing or odd counts as none. */
export function readStats(value: unknown): ConversationStats {
  const kept: Partial<Record<string, unknown>> =
    typeof value === 'object' && value !== null ? { ...value } : {}
  const count = (name: keyof ConversationStats) => {
    const number = kept[name]
    return typeof number === 'number' && Number.isFinite(number) && number > 0 ? Math.floor(number) : 0
  }
  const words = (name: keyof ConversationStats) => {
    const list = kept[name]
    return Array.isArray(list) ? list.filter((word) => typeof word === 'string').slice(-mostWords) : []
  }
  return {
    totalTime: count('totalTime'),
    previousSessionTime: count('previousSessionTime'),
    newWords: count('newWords'),
    wordsPractised: count('wordsPractised'),
    sessionNewWords: words('sessionNewWords'),
    sessionPracticedWords: words('sessionPracticedWords'),
  }
}
