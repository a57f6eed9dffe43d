import type { Review } from '../review/review.ts'
import type { DayOf } from './word-plant.ts'

/** A sentence of the learner's own in which nothing was found wrong with these terms. */
export interface OwnSentence {
  terms: readonly string[]
  /** Terms that stood before the learner's eyes as they wrote, or that they looked up. */
  aided: ReadonlySet<string>
  /** Only planted words grow. */
  isPlanted: (term: string) => boolean
}

/** The words of a sentence that its writer recalled by themselves. */
export const unaidedUses = ({ terms, aided, isPlanted }: OwnSentence): string[] =>
  terms.filter((term) => isPlanted(term) && !aided.has(term))

/**
 * The reviews that unaided uses are: one a word and day, so that nobody talks a plant up within an afternoon.
 * @param log what is known of the language's reviews
 * @param now milliseconds since the epoch
 * @param newId makes the id of a review
 */
export function reviewsOfUses(
  words: readonly string[],
  log: readonly Review[],
  { now, dayOf, newId }: { now: number; dayOf: DayOf; newId: () => string },
): Review[] {
  const today = dayOf(now)
  const used = new Set(
    log
      .filter(({ kind, reviewedAt }) => kind === 'use' && dayOf(reviewedAt) === today)
      .map(({ word }) => word),
  )
  return [...new Set(words)]
    .filter((word) => !used.has(word))
    .map((word) => ({ id: newId(), word, kind: 'use', grade: 3, reviewedAt: now }))
}
