import { useQuery } from '@tanstack/react-query'
import { useUser } from '@/lib/session/session-provider'
import { reviewLogQuery } from './get-review-log'

/** The learner's reviews in a language, in order; with how that log is called. */
export function useReviewLog(languageCode: string | null | undefined) {
  const { id } = useUser()
  const code = languageCode ?? ''
  return { ...useQuery(reviewLogQuery(id, code)), name: `${id}/${code}` }
}
