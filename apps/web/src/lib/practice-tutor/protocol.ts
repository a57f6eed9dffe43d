import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import type { TutorEvent } from '@lingarden/domain/tutor-turn'

/** What the page tells the worker of a turn; all of it can be copied between threads. */
export type OfflineTurn = Omit<TutorTurnInput, 'signal'>

export interface OfflineCall {
  id: number
  turn: OfflineTurn
}

export type OfflineAnswer = { id: number; events: TutorEvent[] } | { id: number; error: string }
