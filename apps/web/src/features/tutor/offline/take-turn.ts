import type { TutorEvent, TutorTurnRequest } from '@lingarden/domain/tutor-turn'
import { usesBrowserModel } from '@/lib/browser-model/choice'
import { logError } from '@/lib/log'
import { mayReachServer } from '@/lib/server-reach'
import { ConnectionError, streamTurn } from '../api/stream-turn'
import { askOfflineTutor } from '@/lib/practice-tutor/ask-worker'
import type { LearnerMemory } from './cached-learner'
import { offlineTurn, type OfflineLearner } from './offline-turn'
import { noteServerContact } from './server-contact'

/** An event of a turn, and who told it. */
export interface TakenEvent {
  event: TutorEvent
  /** It was told in this browser, so that the server knows nothing of it. */
  isOffline: boolean
  /** The browser's own language model told it. */
  isByBrowser?: true
}

/**
 * One turn: by the browser's own model where the learner chose it, by the server, or by the built-in tutor in this browser where the server cannot be reached. A turn that was
 * begun is not begun again: half of one tutor and half of another would make no sense.
 * A model that breaks before it has said anything is passed over.
 * @throws TurnError or ConnectionError where the server's turn failed; Error where the tutor is not kept here
 */
export async function* takeTurn(
  request: TutorTurnRequest,
  learner: OfflineLearner & { recall: () => Promise<LearnerMemory> },
  signal: AbortSignal,
): AsyncGenerator<TakenEvent> {
  if (request.message !== undefined && usesBrowserModel()) {
    let hasBegun = false
    try {
      const { browserTurn } = await import('@/lib/browser-model/browser-turn')
      const turn = offlineTurn(request, learner, await learner.recall())
      for await (const event of browserTurn(turn, signal)) {
        hasBegun = true
        yield { event, isOffline: true, isByBrowser: true }
      }
      return
    } catch (cause) {
      if (hasBegun || signal.aborted) throw cause
      logError('The model of this browser did not answer', cause)
    }
  }
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
