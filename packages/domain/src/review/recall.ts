import type { CardsByKey } from './rebuild-cards.ts'
import { cardKey, isCardReview, orderReviews, timeOfReview, type Review } from './review.ts'
import { gradeCard, retrievability, type WordCard } from './word-card.ts'

/** One test of what the scheduler believed. */
export interface Recall {
  /** Milliseconds since the epoch. */
  time: number
  /** How likely the card should have been known, 0 to 1. */
  expected: number
  wasKnown: boolean
}

/**
 * Goes through a log once: the cards it makes, and what was expected and what was true at each review of a card whose day
 * had come. Steps of minutes say nothing of memory and are left out, as is the first meeting; and what a new spelling took
 * along, as it was answered under the old one.
 */
export function replayReviews(log: Iterable<Review>): { cards: CardsByKey; recalls: Recall[] } {
  const cards = new Map<string, WordCard>()
  const recalls: Recall[] = []
  for (const review of orderReviews(log)) {
    if (!isCardReview(review)) continue
    const key = cardKey(review.word, review.kind)
    const before = cards.get(key)
    const time = timeOfReview(review)
    if (before?.phase === 'review' && !review.isCarried)
      recalls.push({ time, expected: retrievability(before, time), wasKnown: review.grade > 1 })
    cards.set(key, gradeCard(before ?? review, review.grade, time))
  }
  return { cards, recalls }
}

/** Shares from 0 to 1 of some recalls. */
export interface RecallShare {
  reviews: number
  known: number
  expected: number
}

/** Undefined where there is nothing to share out. */
export function shareRecalls(recalls: readonly Recall[]): RecallShare | undefined {
  const reviews = recalls.length
  if (reviews === 0) return undefined
  return {
    reviews,
    known: recalls.filter(({ wasKnown }) => wasKnown).length / reviews,
    expected: recalls.reduce((sum, { expected }) => sum + expected, 0) / reviews,
  }
}
