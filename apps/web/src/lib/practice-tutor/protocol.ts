import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import type { TutorEvent } from '@lingarden/domain/tutor-turn'

/** What the page tells the worker of a turn; all of it can be copied between threads. */
export type OfflineTurn = Omit<TutorTurnInput, 'signal'>

/** What the worker is asked, by name. */
export interface OfflineCalls {
  turn: { args: OfflineTurn; result: TutorEvent[] }
}

export interface OfflineCall {
  id: number
  name: 'turn'
  args: OfflineTurn
}

export type OfflineAnswer = { id: number; result: TutorEvent[] } | { id: number; error: string }
