import type { TodaysReview } from '@lingarden/domain/review/plan-today'

/** Why cards are there today, or not yet. */
export type Reason = 'learning' | 'review' | 'fresh' | 'waiting'

/** The reasons that hold today, in the order of the plan, with how many cards each has. */
export function reasonsOf({ due, fresh, waiting }: TodaysReview): { reason: Reason; count: number }[] {
  const learning = due.filter(({ reason }) => reason === 'learning').length
  const counts = { learning, review: due.length - learning, fresh: fresh.length, waiting }
  return (['learning', 'review', 'fresh', 'waiting'] as const)
    .map((reason) => ({ reason, count: counts[reason] }))
    .filter(({ count }) => count > 0)
}
