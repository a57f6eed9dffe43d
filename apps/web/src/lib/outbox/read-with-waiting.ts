import type { OutboxEntry } from './entry'
import { listQueued } from './outbox-store'
import { onOutcome } from './outcomes'

/**
 * Reads something of a learner's from the server, and tells what the answer may lack: what this page sent while it was on
 * its way, and what still waits, in this order. To apply what the answer has already must change nothing.
 * @throws what reading throws
 */
export async function readWithWaiting<Answer>(
  userId: string,
  read: () => Promise<Answer>,
): Promise<{ answer: Answer; entries: OutboxEntry[] }> {
  const sent: OutboxEntry[] = []
  const stop = onOutcome((entry, outcome) => {
    if (outcome === 'sent' && entry.userId === userId) sent.push(entry)
  })
  try {
    const answer = await read()
    const waiting = await listQueued(userId)
    return { answer, entries: [...sent, ...waiting.map(({ entry }) => entry)] }
  } finally {
    stop()
  }
}
