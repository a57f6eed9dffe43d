import { usedUpLimit, type TodaysReview } from '@lingarden/domain/review/plan-today'
import { useTexts } from '@/i18n/texts'
import { useDailyLimits } from '@/lib/review/use-review-plan'

/** Why there is nothing to review now: nothing has come due, or a limit of the learner leaves the rest to other days. */
export function useWhyNothing(plan: TodaysReview) {
  const review = useTexts('review')
  const limits = useDailyLimits()
  const limit = usedUpLimit(plan)
  if (!limit) return { isLimited: false, title: review.nothingDue, hint: review.nothingDueHint }
  // Who wants none has not had their share of the day.
  if (limits[limit] === 0) {
    return { isLimited: true, title: review.nothingDue, hint: review.newCardsPaused(plan.waitingNew) }
  }
  const waiting = limit === 'reviews' ? plan.waiting : plan.waitingNew
  return {
    isLimited: true,
    title: review.shareDone,
    hint: review.limitReached[limit](limits[limit], waiting),
  }
}
