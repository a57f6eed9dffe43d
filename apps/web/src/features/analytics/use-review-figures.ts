import type { LanguageCode } from '@lingarden/languages/find-language'
import { useQuery } from '@tanstack/react-query'
import { usePlantedWords } from '@/lib/bank/get-words'
import { forEachLanguage } from '@/lib/language/for-each-language'
import { reviewLogQuery } from '@/lib/review/get-review-log'
import { useUser } from '@/lib/session/session-provider'
import { readReviewFigures, type ReviewFigures } from './read-review-figures'
import type { Choice } from './use-filter'

const useAllFigures = forEachLanguage(useFiguresOf)

/** What the review log of a language, or of all together, tells; undefined until it is known. */
export function useReviewFigures(choice: Choice): ReviewFigures | undefined {
  const one = useFiguresOf(choice === 'all' ? undefined : choice)
  const all = useAllFigures(choice === 'all')
  if (choice !== 'all') return one
  const known = all.filter((figures) => figures !== undefined)
  if (known.length < all.length) return undefined
  return { cards: known.flatMap(({ cards }) => cards), recalls: known.flatMap(({ recalls }) => recalls) }
}

/** Cards of words that left the bank, or were given another spelling, come up no more. */
function useFiguresOf(languageCode: LanguageCode | undefined): ReviewFigures | undefined {
  const { id: userId } = useUser()
  const bank = usePlantedWords(languageCode).data
  const isAsked = languageCode !== undefined
  const log = useQuery({ ...reviewLogQuery(userId, languageCode ?? ''), enabled: isAsked })
  const figures = useQuery({
    queryKey: ['review-figures', userId, languageCode ?? '', log.dataUpdatedAt],
    queryFn: () => readReviewFigures(log.data ?? []),
    enabled: isAsked && log.data !== undefined,
    networkMode: 'always',
    gcTime: 0,
  }).data
  if (!figures || !bank) return undefined
  const words = new Set(bank.map(({ word_string }) => word_string))
  return { ...figures, cards: figures.cards.filter(({ word }) => words.has(word)) }
}
