import { useReviewLog } from './use-review-log'
import { useReviewPlan } from './use-review-plan'

/** How many words of a language the learner knows now; undefined until that is known, and where nobody can tell. */
export function useKnownWords(languageCode: string | null | undefined): number | undefined {
  const log = useReviewLog(languageCode)
  const { plan } = useReviewPlan(languageCode)
  // Who has reviewed nothing need not wait for the scheduler.
  return log.data?.length === 0 ? 0 : plan?.known
}
