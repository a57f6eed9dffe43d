import { logError } from '@/lib/log'
import { mayReachServer } from '@/lib/server-reach'
import { exclusively } from '@/lib/exclusively'
import {
  isHeld,
  isOfConversation,
  isOfMemory,
  nameOfEntry,
  type OutboxEntry,
  type ReviewEntry,
} from './entry'
import { findByName, listQueued, putQueued, removeQueued, type Queued } from './outbox-store'
import { EntryRefused, sendEntry, sendReviews } from './send-entry'
import { tellOutcome } from './outcomes'

/**
 * Keeps an entry until the server has it and tries to send it at once; resolves to whether the server has it. What was
 * kept outlives the page.
 */
export async function deliver(entry: OutboxEntry): Promise<boolean> {
  await putQueued(entry)
  return sendQueued(entry.userId)
}

/** Tries to send what waits of a learner, where that is worth trying; resolves to whether nothing is left. */
export async function sendQueued(userId: string): Promise<boolean> {
  if (!mayReachServer()) return false
  const { left } = await flushOutbox(userId)
  return left === 0
}

/**
 * Sends what waits of a learner, one tab at a time; never throws.
 * @param withHeld whether also what may still be taken back is sent
 * @returns how many were sent, and how many still wait
 */
export function flushOutbox(
  userId: string,
  { withHeld = false }: { withHeld?: boolean } = {},
): Promise<{ sent: number; left: number }> {
  return exclusively(lockOf(userId), async () => {
    const now = Date.now()
    const queued = (await listQueued(userId)).filter(({ entry }) => withHeld || !isHeld(entry, now))
    let sent = 0
    for (const [lane, entries] of Map.groupBy(queued, laneOf))
      sent += lane === 'review' ? await sendTogether(entries) : await sendInOrder(entries)
    return { sent, left: (await listQueued(userId)).length }
  })
}

/** What must not overtake each other. */
function laneOf({ entry }: Queued): string {
  if (isOfConversation(entry)) return 'conversation'
  // A day takes words only that are planted by then.
  if (entry.kind === 'day-words') return 'bank'
  // What is forgotten is what was told before, and not what is told after it.
  return isOfMemory(entry) ? 'memory' : entry.kind
}

/** A conversation is there before anything of it changes, and deleted last; the rest goes as it came. */
const orderOf = ({ entry }: Queued): number => ['history', 'stats', 'rename', 'deletion'].indexOf(entry.kind)

/** Takes an entry back that was not sent yet; whether it was still there. Nothing of it is sent afterwards. */
export function takeBack(entry: OutboxEntry): Promise<boolean> {
  return exclusively(lockOf(entry.userId), async () => {
    const queued = await findByName(entry.userId, nameOfEntry(entry))
    if (queued) await removeQueued([queued])
    return queued !== undefined
  })
}

const lockOf = (userId: string) => `outbox:${userId}`

/**
 * Sends reviews, many at once: their order is of no matter, as each says when it was given. Where the server refuses a
 * part, they are sent one by one, so that a bad one takes no good ones with it.
 */
async function sendTogether(queued: readonly Queued[]): Promise<number> {
  const isReview = (entry: OutboxEntry): entry is ReviewEntry => entry.kind === 'review'
  try {
    await sendReviews(queued.map(({ entry }) => entry).filter(isReview))
  } catch (cause) {
    if (cause instanceof EntryRefused) return sendInOrder(queued)
    logError('Reviews wait to be sent', cause)
    return 0
  }
  await removeSent(queued)
  return queued.length
}

/**
 * Sends entries of a lane one after the other, up to the first that fails: only then does what is sent again follow
 * directly on itself, which is how the database tells a repetition from another mistake.
 */
async function sendInOrder(entries: readonly Queued[]): Promise<number> {
  let sent = 0
  for (const queued of entries.toSorted((a, b) => orderOf(a) - orderOf(b))) {
    try {
      await sendEntry(queued.entry)
      tellOutcome(queued.entry, 'sent')
      sent++
    } catch (cause) {
      if (!(cause instanceof EntryRefused)) {
        logError('Something waits to be sent', cause)
        return sent
      }
      logError('The server refused what was to be sent', cause)
      tellOutcome(queued.entry, 'refused')
    }
    await removeSent([queued])
  }
  return sent
}

/** Takes out what was sent. Where storage fails it is sent again at worst, and the server takes what arrives twice once. */
async function removeSent(queued: readonly Queued[]): Promise<void> {
  try {
    await removeQueued(queued)
  } catch (cause) {
    logError('What was sent could not be taken out of the queue', cause)
  }
}
