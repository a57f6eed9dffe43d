import { beginEntry, expireEntries, settleEntry, type ActivityEntry } from '@lingarden/domain/activity-log'
import { readLocal, writeLocal } from '@/lib/local-store'
import { logError } from '@/lib/log'
import { hasLeft } from '@/lib/identity/presence'
import { onSignOut } from '@/lib/identity/clearings'

type About = Pick<ActivityEntry, 'kind' | 'count' | 'name'>

const keyOf = (userId: string) => `activity-log:${userId}`

/** The log of this page, which is kept where the browser keeps anything. */
const logs = new Map<string, ActivityEntry[]>()
const listeners = new Set<() => void>()
onSignOut(() => logs.clear())

/** The learner's log, the newest entry first; the same list until it changes. */
export function readActivityLog(userId: string): ActivityEntry[] {
  const known = logs.get(userId)
  if (known) return known
  const log = readLocal<ActivityEntry[]>(keyOf(userId)) ?? []
  logs.set(userId, log)
  return log
}

/** Hears of changes; gives back how to stop. */
export function onActivityLogChanged(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function change(userId: string, next: (log: ActivityEntry[]) => ActivityEntry[]): void {
  if (hasLeft()) return
  const log = next(readActivityLog(userId))
  logs.set(userId, log)
  writeLocal(keyOf(userId), log)
  for (const listener of listeners) listener()
}

/** Lets what has been pending for too long fail. */
export function expireActivityLog(userId: string): void {
  change(userId, (log) => expireEntries(log, Date.now()))
}

/** Notes what was done and is safe already. */
export function noteActivity(userId: string, about: About): void {
  const id = crypto.randomUUID()
  const now = Date.now()
  change(userId, (log) => settleEntry(beginEntry(log, { ...about, id, begunAt: now }), id, 'success', now))
}

/**
 * Does something under an entry of the log: pending while it runs, then how it ended. A page that closes meanwhile leaves
 * it pending, and its time fails it.
 */
export async function logActivity(userId: string, about: About, task: () => Promise<unknown>): Promise<void> {
  const id = crypto.randomUUID()
  change(userId, (log) => beginEntry(log, { ...about, id, begunAt: Date.now() }))
  let state: 'success' | 'error' = 'success'
  try {
    await task()
  } catch (cause) {
    state = 'error'
    logError('An activity failed', cause)
  }
  change(userId, (log) => settleEntry(log, id, state, Date.now()))
}
