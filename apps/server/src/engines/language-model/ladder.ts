import type { Rung } from './answer/read-answer.ts'

const rungs: readonly Rung[] = ['schema', 'prompt', 'text']

/** The rung below, or undefined at the bottom. */
export const rungBelow = (rung: Rung): Rung | undefined => rungs[rungs.indexOf(rung) + 1]

/** How long a rung is left out, in milliseconds. */
const restMs = 10 * 60_000
/** So many unreadable answers in a row are no chance. */
const patience = 2

/**
 * What the model can, as far as it is known. The check at start settles it. What turns find out later holds for a while
 * only: one learner's strange message or a provider's bad quarter of an hour must not take the feedback from everybody.
 */
export class Ladder {
  #top: Rung = 'schema'
  #resting: { rung: Rung; until: number } | undefined
  #failures = 0
  readonly #now: () => number

  /** @param now the clock, in milliseconds */
  constructor(now: () => number) {
    this.#now = now
  }

  /** Where a turn begins. */
  get rung(): Rung {
    if (this.#resting && this.#now() >= this.#resting.until) this.#resting = undefined
    return this.#resting?.rung ?? this.#top
  }

  /** The check has found the highest rung that works. */
  settle(rung: Rung): void {
    this.#top = rung
  }

  /** The provider refuses this rung. */
  refused(rung: Rung): void {
    const below = rungBelow(rung)
    if (rung !== this.rung || !below) return
    this.#failures = 0
    this.#resting = { rung: below, until: this.#now() + restMs }
  }

  /** An answer on this rung could not be read. */
  failed(rung: Rung): void {
    if (rung === this.rung && ++this.#failures >= patience) this.refused(rung)
  }

  /** An answer on this rung was read. */
  worked(rung: Rung): void {
    if (rung === this.rung) this.#failures = 0
  }
}
