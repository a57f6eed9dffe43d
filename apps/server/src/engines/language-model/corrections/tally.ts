import type { Fault } from '@lingarden/practice-tutor/verifying/verify-correction'

/** What became of a correction of the model. */
export type Outcome = 'sure' | 'perhaps' | `dropped: ${Fault | 'opinion'}`

/** Counts corrections by their outcome; nothing of what was said. */
export class CorrectionTally {
  readonly #counts = new Map<Outcome, number>()

  count(outcome: Outcome, times = 1): void {
    if (times > 0) this.#counts.set(outcome, (this.#counts.get(outcome) ?? 0) + times)
  }

  /** All counts since the start. */
  get counts(): ReadonlyMap<Outcome, number> {
    return this.#counts
  }
}
