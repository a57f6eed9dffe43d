import { logError } from '@/lib/log'
import { mayReachServer } from '@/lib/server-reach'
import { exclusively } from '@/lib/word-tracking/exclusively'
import { isOfConversation, type OutboxEntry } from './entry'
import { listQueued, putQueued, removeQueued, type Queued } from './outbox-store'
import { EntryRefused, sendEntry } from './send-entry'

/**
 * Keeps an entry until the server has it and tries to send it at once; resolves to whether the server has it. What was
 * kept outlives the page.
 */
export async function deliver(entry: OutboxEntry): Promise<boolean> {
  await putQueued(entry)
  if (!mayReachServer()) return false
  const { left } = await flushOutbox(entry.userId)
  return left === 0
}

/**
 * Sends what waits of a learner, one tab at a time; never throws.
 * @returns how many were sent, and how many still wait
 */
export function flushOutbox(userId: string): Promise<{ sent: number; left: number }> {
  return exclusively(`outbox:${userId}`, async () => {
    const queued = await listQueued(userId)
    let sent = 0
    for (const entries of Map.groupBy(queued, laneOf).values()) sent += await sendInOrder(entries)
    return { sent, left: (await listQueued(userId)).length }
  })
}

/** What must not overtake each other. */
const laneOf = ({ entry }: Queued): string => (isOfConversation(entry) ? 'conversation' : entry.kind)

/** A conversation is there before anything of it changes, and deleted last; the rest goes as it came. */
const orderOf = ({ entry }: Queued): number => ['history', 'stats', 'rename', 'deletion'].indexOf(entry.kind)

/**
 * Sends entries of a lane one after the other, up to the first that fails: only then does what is sent again follow
 * directly on itself, which is how the database tells a repetition from another mistake.
 */
async function sendInOrder(entries: readonly Queued[]): Promise<number> {
  let sent = 0
  for (const queued of entries.toSorted((a, b) => orderOf(a) - orderOf(b))) {
    try {
      await sendEntry(queued.entry)
      sent++
    } catch (cause) {
      if (!(cause instanceof EntryRefused)) {
        if (navigator.onLine) logError('Something waits to be sent', cause)
        return sent
      }
      logError('The server refused what was to be sent', cause)
    }
    await removeQueued(queued)
  }
  return sent
}
