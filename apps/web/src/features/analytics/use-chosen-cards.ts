import { supportedLanguages } from '@lingarden/languages/find-language'
import { useTodaysCards, type TodaysCards } from '@/lib/review/use-todays-cards'
import type { Choice } from './use-filter'

/** What today asks for in a language, or in all together; undefined until it is known. */
export function useChosenCards(choice: Choice): TodaysCards | undefined {
  const asked = (code: string) => (choice === code || choice === 'all' ? code : undefined)
  const cards = [
    useTodaysCards(asked('zh-CN')),
    useTodaysCards(asked('es-ES')),
    useTodaysCards(asked('fr-FR')),
  ].filter((known) => known !== undefined)
  if (cards.length < (choice === 'all' ? supportedLanguages.length : 1)) return undefined
  return cards.reduce((sum, one) => ({ due: sum.due + one.due, fresh: sum.fresh + one.fresh }))
}
