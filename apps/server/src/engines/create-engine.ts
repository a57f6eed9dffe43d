import type { TutorEngine } from '@lingarden/domain/tutor-engine'
import { createPracticeTutor } from '@lingarden/practice-tutor/engine'

/** The engine that answers learners; without a provider that is the built-in tutor. */
export function createEngine(): TutorEngine {
  return createPracticeTutor()
}
