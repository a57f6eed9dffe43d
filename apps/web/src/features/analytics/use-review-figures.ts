import type { LanguageCode } from '@lingarden/domain/languages'
import { useQuery } from '@tanstack/react-query'
import { reviewLogQuery } from '@/lib/review/get-review-log'
import { useUser } from '@/lib/session/session-provider'
import { readReviewFigures } from './read-review-figures'

/** What the review log of a language tells; undefined until it is known. */
export function useReviewFigures(languageCode: LanguageCode) {
  const { id: userId } = useUser()
  const log = useQuery(reviewLogQuery(userId, languageCode))
  return useQuery({
    queryKey: ['review-figures', userId, languageCode, log.dataUpdatedAt],
    queryFn: () => readReviewFigures(log.data ?? []),
    enabled: log.data !== undefined,
    networkMode: 'always',
    gcTime: 0,
  }).data
}
