import type { TodaysReview } from '@lingarden/domain/review/plan-today'
import { useReviewLog } from './use-review-log'
import { useDailyLimits, useReviewPlan } from './use-review-plan'

/** How many cards today asks for. */
export interface TodaysCards {
  /** Begun before, and due within what the learner's limits let come today. */
  due: number
  /** New ones that may begin today. */
  fresh: number
}

/** The cards of a plan, as every screen counts them. */
export const countTodaysCards = ({ due, fresh }: Pick<TodaysReview, 'due' | 'fresh'>): TodaysCards => ({
  due: due.length,
  fresh: fresh.length,
})

/**
 * How many cards today asks for, the same number on every screen; undefined until it is known, and none where nobody can
 * tell.
 */
export function useTodaysCards(languageCode: string | null | undefined): TodaysCards | undefined {
  const { plan, words, isError } = useReviewPlan(languageCode)
  const log = useReviewLog(languageCode)
  const { newCards } = useDailyLimits()
  if (isError) return { due: 0, fresh: 0 }
  if (plan) return countTodaysCards(plan)
  // Who has reviewed nothing yet need not wait for the scheduler: all words are new, and as many begin as the limit lets.
  if (words && log.data?.length === 0) return { due: 0, fresh: Math.min(words.length, newCards) }
  return undefined
}
