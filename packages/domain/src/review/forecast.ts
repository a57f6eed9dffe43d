import { dayMs, type WordCard } from './word-card.ts'

/**
 * How many cards come due today and on each of the days after it, if nothing is reviewed meanwhile; what is overdue
 * stands in today's number.
 * @param dayEnd the learner's local midnight after now, in milliseconds since the epoch
 * @param days how many; 1 or more
 */
export function forecastReviews(cards: Iterable<WordCard>, dayEnd: number, days: number): number[] {
  const counts = Array.from({ length: days }, () => 0)
  for (const { due } of cards) {
    const day = Math.max(0, Math.floor((due - dayEnd) / dayMs) + 1)
    if (day < days) counts[day] = (counts[day] ?? 0) + 1
  }
  return counts
}
