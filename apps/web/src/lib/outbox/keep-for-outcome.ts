import { nameOfEntry, type OutboxEntry } from './entry'
import { sendQueued } from './outbox'
import { putQueued } from './outbox-store'
import { onOutcome, type Outcome } from './outcomes'

/**
 * Keeps an entry until the server has it.
 * @returns how to try to send it; that resolves to what became of it, 'waiting' where it goes with the next connection
 */
export async function keepForOutcome(entry: OutboxEntry): Promise<() => Promise<Outcome | 'waiting'>> {
  const name = nameOfEntry(entry)
  const result = { outcome: 'waiting' as Outcome | 'waiting' }
  const stop = onOutcome((other, outcome) => {
    if (nameOfEntry(other) === name) result.outcome = outcome
  })
  await putQueued(entry)
  return async () => {
    try {
      await sendQueued(entry.userId)
    } finally {
      stop()
    }
    return result.outcome
  }
}
