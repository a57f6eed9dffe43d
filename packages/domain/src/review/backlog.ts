import { compareUrgency, type DueCard, type ReviewClock } from './due-cards.ts'
import { dayMs, type WordCard } from './word-card.ts'

/** The part of a day's share that goes to the cards forgotten longest, so that none of them waits for ever. */
const forgottenShare = 0.25

/** Days that a plan looks ahead at most. */
export const longestPlan = 90

/**
 * Today's share of more cards than a day takes. Three quarters are the cards still known best: after a break these are
 * the ones that a review still saves, and most answers are right, while a card that is forgotten anyway loses little by
 * waiting. The rest are those forgotten longest.
 * @param due cards in review that are due
 * @param count how many today; 0 or more
 * @returns the share, the most urgent first
 */
export function shareOfBacklog(due: readonly DueCard[], count: number): DueCard[] {
  const sorted = due.toSorted(compareUrgency)
  if (sorted.length <= count) return sorted
  const forgotten = Math.floor(count * forgottenShare)
  return [...sorted.slice(0, forgotten), ...sorted.slice(sorted.length - (count - forgotten))]
}

/**
 * How many reviews today and on each day after it bring a backlog down to nothing, with what becomes due meanwhile.
 * @param perDay reviews a day; 1 or more
 * @returns one number a day, the last one smaller than perDay or equal to it; at most longestPlan days, and no more than
 * that where more becomes due than a day takes
 */
export function spreadBacklog(cards: Iterable<WordCard>, clock: ReviewClock, perDay: number): number[] {
  const arrivals = Array.from({ length: longestPlan }, () => 0)
  for (const { phase, due } of cards) {
    const day = Math.max(0, Math.floor((due - clock.dayEnd) / dayMs) + 1)
    if (phase === 'review' && day < longestPlan) arrivals[day] = (arrivals[day] ?? 0) + 1
  }
  const plan: number[] = []
  let waiting = 0
  for (const arriving of arrivals) {
    waiting += arriving
    const share = Math.min(waiting, perDay)
    plan.push(share)
    waiting -= share
    if (waiting === 0) break
  }
  return plan
}
