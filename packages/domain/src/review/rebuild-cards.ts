import { cardKey, isCardReview, orderReviews, timeOfReview, type Review } from './review.ts'
import { gradeCard, type WordCard } from './word-card.ts'

/** Cards by cardKey. */
export type CardsByKey = ReadonlyMap<string, WordCard>

/**
 * The cards that a log makes, whatever order its parts were merged in and however often a part is in it.
 * @param log the reviews of one language, of any number of devices
 */
export function rebuildCards(log: Iterable<Review>): CardsByKey {
  const cards = new Map<string, WordCard>()
  for (const review of orderReviews(log)) {
    if (!isCardReview(review)) continue
    const key = cardKey(review.word, review.kind)
    cards.set(key, gradeCard(cards.get(key) ?? review, review.grade, timeOfReview(review)))
  }
  return cards
}

/**
 * The time that reviews are given and read at: now, but never before the last review. Where a clock was set back, new
 * reviews so follow those before them, and what was due stays due.
 * @param now the device's clock, in milliseconds since the epoch
 */
export function steadyNow(cards: CardsByKey, now: number): number {
  let steady = now
  for (const { lastReview } of cards.values()) steady = Math.max(steady, lastReview)
  return steady
}
