import { replayReviews } from '@lingarden/domain/review/recall'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { reviewLogQuery } from '@/lib/review/get-review-log'
import { useUser } from '@/lib/session/session-provider'
import type { LanguageCode } from '@lingarden/domain/languages'

/** What the review log of a language tells of its cards and of the learner's memory. */
export function useReviewFigures(languageCode: LanguageCode) {
  const { id: userId } = useUser()
  const { data: log } = useQuery(reviewLogQuery(userId, languageCode))
  return useMemo(() => log && replayReviews(log), [log])
}
