import type { Waiting } from '@lingarden/sync/mutation'
import { queue } from './queue'

/**
 * Reads something of a learner's from the server, and tells what the answer may lack: what this page sent while it was on
 * its way, and what still waits, in this order. To apply what the answer has already must change nothing.
 * @throws what reading throws
 */
export async function readWithWaiting<Answer>(
  userId: string,
  read: () => Promise<Answer>,
): Promise<{ answer: Answer; waiting: Waiting[] }> {
  const sent: Waiting[] = []
  const stop = queue.onSettled((one, outcome) => {
    if (outcome === 'sent' && one.mutation.userId === userId) sent.push(one)
  })
  try {
    const answer = await read()
    return { answer, waiting: [...sent, ...(await queue.list(userId))] }
  } finally {
    stop()
  }
}
