import type { LanguageCode } from '@lingarden/domain/languages'
import { useReviewLog } from '@/lib/review/use-review-log'
import { useReviewPlan } from '@/lib/review/use-review-plan'

/** How many cards are due today, as /review says it too; undefined until it is known, and none where nobody can tell. */
export function useDueCount(languageCode: LanguageCode | undefined): number | undefined {
  const { plan, isError } = useReviewPlan(languageCode)
  const log = useReviewLog(languageCode)
  // Who has reviewed nothing yet need not wait for the scheduler.
  if (isError || log.data?.length === 0) return 0
  return plan?.due.length
}
