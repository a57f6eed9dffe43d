import type { OutboxEntry } from './entry'
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
    // The storage's code is no part of what a screen needs to open.
    const { listQueued } = await import('./outbox-store')
    const waiting = await listQueued(userId)
    return { answer, entries: [...sent, ...waiting.map(({ entry }) => entry)] }
  } finally {
    stop()
  }
}
