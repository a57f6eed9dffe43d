import type { LearnerFact } from '@lingarden/domain/learner-facts'
import type { Correction, TutorEvent } from '@lingarden/domain/tutor-turn'

/** What a turn leaves behind for later ones. */
export interface TurnMemory {
  /** What was corrected in the learner's message; undefined where nobody looked at it. */
  corrections: readonly Correction[] | undefined
  facts: readonly LearnerFact[]
}

/**
 * Passes the events of a turn on and hands over at its end, however it ends, what is worth remembering: keeping it delays
 * nothing.
 */
export async function* rememberTurn(
  events: AsyncIterable<TutorEvent>,
  keep: (memory: TurnMemory) => void,
): AsyncGenerator<TutorEvent> {
  let corrections: readonly Correction[] | undefined
  let facts: readonly LearnerFact[] = []
  try {
    for await (const event of events) {
      if (event.type === 'feedback') ({ corrections } = event.feedback)
      if (event.type === 'facts') ({ facts } = event)
      yield event
    }
  } finally {
    keep({ corrections, facts })
  }
}
