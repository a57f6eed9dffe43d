import type { LanguageCode } from '@lingarden/languages/find-language'
import { useQuery } from '@tanstack/react-query'
import { usePlantedWords } from '@/lib/bank/get-words'
import { reviewLogQuery } from '@/lib/review/get-review-log'
import { useUser } from '@/lib/session/session-provider'
import { readReviewFigures, type ReviewFigures } from './read-review-figures'
import type { Choice } from './use-filter'

/** What the review log of a language, or of all together, tells; undefined until it is known. */
export function useReviewFigures(choice: Choice): ReviewFigures | undefined {
  const mandarin = useFiguresOf('zh-CN', choice)
  const spanish = useFiguresOf('es-ES', choice)
  const french = useFiguresOf('fr-FR', choice)
  const byLanguage: Record<LanguageCode, ReviewFigures | undefined> = {
    'zh-CN': mandarin,
    'es-ES': spanish,
    'fr-FR': french,
  }
  if (choice !== 'all') return byLanguage[choice]
  const all = Object.values(byLanguage).filter((figures) => figures !== undefined)
  if (all.length < Object.keys(byLanguage).length) return undefined
  return { cards: all.flatMap(({ cards }) => cards), recalls: all.flatMap(({ recalls }) => recalls) }
}

/** Cards of words that left the bank, or were given another spelling, come up no more. */
function useFiguresOf(languageCode: LanguageCode, choice: Choice): ReviewFigures | undefined {
  const { id: userId } = useUser()
  const isAsked = choice === languageCode || choice === 'all'
  const bank = usePlantedWords(isAsked ? languageCode : undefined).data
  const log = useQuery({ ...reviewLogQuery(userId, languageCode), enabled: isAsked })
  const figures = useQuery({
    queryKey: ['review-figures', userId, languageCode, log.dataUpdatedAt],
    queryFn: () => readReviewFigures(log.data ?? []),
    enabled: isAsked && log.data !== undefined,
    networkMode: 'always',
    gcTime: 0,
  }).data
  if (!figures || !bank) return undefined
  const words = new Set(bank.map(({ word_string }) => word_string))
  return { ...figures, cards: figures.cards.filter(({ word }) => words.has(word)) }
}
