import { useQuery } from '@tanstack/react-query'
import { isMissing } from '@/lib/is-missing'
import { useUser } from '@/lib/session/session-provider'
import { cardStore } from './cards/card-store'
import { reviewKeys } from './keys'
import { useReviewLog } from './use-review-log'

/** The cards of a language by cardKey, made from the log off the main thread; the earlier ones until they are there. */
export function useReviewCards(languageCode: string | null | undefined) {
  const { id } = useUser()
  const reviews = useReviewLog(languageCode)
  const { data: log, dataUpdatedAt, refetch, name } = reviews
  const key = reviewKeys.cardsOf(id, languageCode ?? '')
  const cards = useQuery({
    queryKey: [...key, dataUpdatedAt, log?.length],
    queryFn: () => cardStore.cardsOf(name, log ?? []),
    enabled: log !== undefined,
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
    placeholderData: (before, query) => (query?.queryKey[2] === key[2] ? before : undefined),
  })
  return {
    cards: cards.data,
    isError: cards.isError || isMissing(reviews),
    retry: () => void Promise.all([refetch(), cards.refetch()]),
  }
}
