import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'

/** A turn that answers what a learner said; where nobody has said anything yet, the model is not asked. */
export interface AnsweredTurn extends Omit<TutorTurnInput, 'message' | 'lesson'> {
  message: string
}
