import { forEachLanguage } from '@/lib/language/for-each-language'
import { useTodaysCards, type TodaysCards } from '@/lib/review/use-todays-cards'
import type { Choice } from './use-filter'

const useAllCards = forEachLanguage(useTodaysCards)

/** What today asks for in a language, or in all together; undefined until it is known. */
export function useChosenCards(choice: Choice): TodaysCards | undefined {
  const one = useTodaysCards(choice === 'all' ? undefined : choice)
  const all = useAllCards(choice === 'all')
  if (choice !== 'all') return one
  const known = all.filter((cards) => cards !== undefined)
  if (known.length < all.length) return undefined
  return known.reduce((sum, cards) => ({ due: sum.due + cards.due, fresh: sum.fresh + cards.fresh }))
}
