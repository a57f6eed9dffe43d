import type { MistakeAnswer } from '@lingarden/domain/mistakes/mistake-schedule'
import { mutationsOf } from '@lingarden/sync/mutation'
import { queue } from '@/lib/sync/queue'
import { forgettings, mistakeAnswers, type Remembered } from './memory-mutations'

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
  const waiting = await queue.list(userId)
  const isHere = (one: { languageCode: string }) => one.languageCode === languageCode
  const ofKind = mutationsOf(forgettings, waiting).filter(
    (one) => isHere(one) && one.remembered === remembered,
  )
  const forgotten = new Set(ofKind.map(({ itemId }) => itemId))
  const answers = Map.groupBy(
    mutationsOf(mistakeAnswers, waiting).filter(isHere),
    ({ mistakeId }) => mistakeId,
  )
  return {
    isForgotten: (id) => forgotten.has(null) || forgotten.has(id),
    answersTo: (id) => (answers.get(id) ?? []).map(({ answer }) => answer),
  }
}
