import type { TutorEvent, TutorTurnRequest } from '@lingarden/domain/tutor-turn'
import { mayReachServer } from '@/lib/server-reach'
import { ConnectionError, streamTurn } from '../api/stream-turn'
import { askOfflineTutor } from '@/lib/practice-tutor/ask-worker'
import type { LearnerMemory } from './cached-learner'
import { offlineTurn, type OfflineLearner } from './offline-turn'
import { noteServerContact } from './server-contact'

/** An event of a turn, and whether the built-in tutor in this browser told it. */
export interface TakenEvent {
  event: TutorEvent
  isOffline: boolean
}

/**
 * One turn: by the server, or by the built-in tutor in this browser where the server cannot be reached. A turn that was
 * begun is not begun again: half of one tutor and half of another would make no sense.
 * @throws TurnError or ConnectionError where the server's turn failed; Error where the tutor is not kept here
 */
export async function* takeTurn(
  request: TutorTurnRequest,
  learner: OfflineLearner & { recall: () => Promise<LearnerMemory> },
  signal: AbortSignal,
): AsyncGenerator<TakenEvent> {
  if (mayReachServer()) {
    let hasBegun = false
    try {
      for await (const event of streamTurn(request, signal)) {
        if (!hasBegun) noteServerContact(true)
        hasBegun = true
        yield { event, isOffline: false }
      }
      return
    } catch (cause) {
      if (hasBegun || signal.aborted || !(cause instanceof ConnectionError)) throw cause
      noteServerContact(false)
    }
  }
  const turn = offlineTurn(request, learner, await learner.recall())
  for (const event of await askOfflineTutor(turn, signal)) {
    yield { event, isOffline: true }
  }
}
