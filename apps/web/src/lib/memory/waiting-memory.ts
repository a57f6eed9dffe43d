import type { MistakeAnswer } from '@lingarden/domain/mistakes/mistake-schedule'
import type { Remembered } from '@/lib/outbox/entry'
import { listQueued } from '@/lib/outbox/outbox-store'

/** What of a kind the learner has forgotten or answered here, and the server has not heard of yet. */
export interface WaitingMemory {
  isForgotten: (id: string) => boolean
  /** Answers to a mistake. */
  answersTo: (id: string) => readonly MistakeAnswer[]
}

/** Reads what waits of what the tutor remembers in a language. */
export async function readWaitingMemory(
  userId: string,
  languageCode: string,
  remembered: Remembered,
): Promise<WaitingMemory> {
  const forgotten = new Set<string | null>()
  const answers = new Map<string, MistakeAnswer[]>()
  for (const { entry } of await listQueued(userId)) {
    if (entry.languageCode !== languageCode) continue
    if (entry.kind === 'forget' && entry.remembered === remembered) forgotten.add(entry.itemId)
    if (entry.kind === 'mistake-answer')
      answers.set(entry.mistakeId, [...(answers.get(entry.mistakeId) ?? []), entry.answer])
  }
  return {
    isForgotten: (id) => forgotten.has(null) || forgotten.has(id),
    answersTo: (id) => answers.get(id) ?? [],
  }
}
