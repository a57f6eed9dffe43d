import type { Remembered } from '@/lib/outbox/entry'
import { listQueued } from '@/lib/outbox/outbox-store'

/** What of a kind the learner has forgotten or learnt here, and the server has not heard of yet. */
export interface WaitingMemory {
  isForgotten: (id: string) => boolean
  isLearnt: (id: string) => boolean
}

/** Reads what waits of what the tutor remembers in a language. */
export async function readWaitingMemory(
  userId: string,
  languageCode: string,
  remembered: Remembered,
): Promise<WaitingMemory> {
  const forgotten = new Set<string | null>()
  const learnt = new Set<string>()
  for (const { entry } of await listQueued(userId)) {
    if (entry.languageCode !== languageCode) continue
    if (entry.kind === 'forget' && entry.remembered === remembered) forgotten.add(entry.itemId)
    if (entry.kind === 'learnt') for (const id of entry.mistakeIds) learnt.add(id)
  }
  return {
    isForgotten: (id) => forgotten.has(null) || forgotten.has(id),
    isLearnt: (id) => learnt.has(id),
  }
}
