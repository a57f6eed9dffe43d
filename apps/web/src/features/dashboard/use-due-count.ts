import type { LanguageCode } from '@lingarden/domain/languages'
import { useQuery } from '@tanstack/react-query'
import { useWords } from '@/lib/bank/get-words'
import { reviewLogQuery } from '@/lib/review/get-review-log'
import { useUser } from '@/lib/session/session-provider'

/** How many cards are due today; undefined until it is known. The scheduler is fetched when there is something to count. */
export function useDueCount(languageCode: LanguageCode | undefined): number | undefined {
  const { id: userId } = useUser()
  const words = useWords(languageCode)
  const log = useQuery({
    ...reviewLogQuery(userId, languageCode ?? ''),
    enabled: languageCode !== undefined,
  })
  const due = useQuery({
    queryKey: ['due-count', userId, languageCode, words.dataUpdatedAt, log.dataUpdatedAt],
    queryFn: async () => {
      const { countDue } = await import('./count-due')
      const terms = (words.data ?? []).map(({ word_string }) => word_string)
      return countDue(terms, log.data ?? [], Date.now())
    },
    enabled: words.data !== undefined && log.data !== undefined && log.data.length > 0,
    networkMode: 'always',
    placeholderData: (before, query) => (query?.queryKey[2] === languageCode ? before : undefined),
  })
  return log.data?.length === 0 ? 0 : due.data
}
