/** Milliseconds after which an entry that is still pending has failed (requirements 4.6b, 9.4c). */
export const activityTimeout = 120_000

/** Entries that are kept; the oldest go first. */
export const longestActivityLog = 20

/** What an entry is about: a game that was played, or an activity that was saved. */
export type ActivityKind = 'flashcards' | 'matching' | 'mistakes' | 'activity' | 'saved'

export interface ActivityEntry {
  id: string
  kind: ActivityKind
  /** The words or cards it was about. */
  count: number
  /** What the learner called it; empty where it has no name of its own. */
  name: string
  /** Milliseconds since the epoch. */
  begunAt: number
  state: 'pending' | 'success' | 'error'
}

/** The log with another entry, which is pending; the newest stands first. */
export function beginEntry(
  log: readonly ActivityEntry[],
  entry: Omit<ActivityEntry, 'state'>,
): ActivityEntry[] {
  return [{ ...entry, state: 'pending' as const }, ...log].slice(0, longestActivityLog)
}

/** The log after an entry came to its end. What has failed by its time stays so. */
export function settleEntry(
  log: readonly ActivityEntry[],
  id: string,
  state: 'success' | 'error',
  now: number,
): ActivityEntry[] {
  return expireEntries(log, now).map((entry) =>
    entry.id === id && entry.state === 'pending' ? { ...entry, state } : entry,
  )
}

/** The log as it stands at a moment: what has been pending for too long has failed, also where a clock was set back. */
export function expireEntries(log: readonly ActivityEntry[], now: number): ActivityEntry[] {
  return log.map((entry) =>
    entry.state === 'pending' && !isFresh(entry, now) ? { ...entry, state: 'error' } : entry,
  )
}

/** Milliseconds until the next entry fails by its time; undefined where none is pending. */
export function nextExpiry(log: readonly ActivityEntry[], now: number): number | undefined {
  const pending = log.filter((entry) => entry.state === 'pending' && isFresh(entry, now))
  return pending.length === 0
    ? undefined
    : Math.min(...pending.map(({ begunAt }) => begunAt + activityTimeout - now))
}

function isFresh({ begunAt }: ActivityEntry, now: number): boolean {
  return now >= begunAt && now - begunAt < activityTimeout
}
