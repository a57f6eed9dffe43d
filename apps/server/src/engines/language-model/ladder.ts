import type { Rung } from './answer/read-answer.ts'

const rungs: readonly Rung[] = ['schema', 'prompt', 'text']

/** The rung below, or undefined at the bottom. */
export const rungBelow = (rung: Rung): Rung | undefined => rungs[rungs.indexOf(rung) + 1]

/** How long a rung is left out, in milliseconds. */
const restMs = 10 * 60_000
/** So many unreadable answers in a row are no chance. */
const patience = 2

/**
 * What the model can, as far as it is known. The check at start settles it. A provider that refuses how it is asked is
 * believed for a while. Unreadable answers are not: they may be one learner's doing, so they only have the model asked again
 * with a question of our own, and its answer decides.
 */
export class Ladder {
  #top: Rung = 'schema'
  #resting: { rung: Rung; until: number } | undefined
  #failures = 0
  #doubtedAt = -Infinity
  readonly #now: () => number
  readonly #doubt: () => void

  /**
   * @param now the clock, in milliseconds
   * @param doubt has the model checked again
   */
  constructor(now: () => number, doubt: () => void = () => undefined) {
    this.#now = now
    this.#doubt = doubt
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
    if (rung === this.rung && below) this.rest(below)
  }

  /** A rung is as far as the model goes for now. */
  rest(rung: Rung): void {
    this.#failures = 0
    this.#resting = { rung, until: this.#now() + restMs }
  }

  /** An answer on this rung could not be read. */
  failed(rung: Rung): void {
    if (rung !== this.rung || ++this.#failures < patience) return
    this.#failures = 0
    if (this.#now() - this.#doubtedAt < restMs) return
    this.#doubtedAt = this.#now()
    this.#doubt()
  }

  /** An answer on this rung was read. */
  worked(rung: Rung): void {
    if (rung === this.rung) this.#failures = 0
  }
}
