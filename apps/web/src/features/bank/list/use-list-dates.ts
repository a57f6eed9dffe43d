import type { DueTimes, StagesByTerm } from '@lingarden/domain/bank/filter-words'
import type { PlantStage } from '@lingarden/domain/plants/plant-stage'
import type { ReviewClock } from '@lingarden/domain/review/due-cards'
import type { BankWord } from '@lingarden/domain/word-bank'
import { useMemo } from 'react'
import { useInterfaceLanguage } from '@/i18n/interface-language'
import { useTexts } from '@/i18n/texts'

/** How a word stands, as the list says it. */
export interface ListDates {
  /** Whether it is known when a word is due. */
  isKnown: (word: BankWord) => boolean
  due: (word: BankWord) => string
  added: (word: BankWord) => string
  stage: (word: BankWord) => PlantStage
}

/** Short days in the interface language; what is due by now is "now", and what was never reviewed a dash. */
export function useListDates(due: DueTimes, plants: StagesByTerm, clock: ReviewClock): ListDates {
  const bankWords = useTexts('bankWords')
  const [language] = useInterfaceLanguage()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' })
    const withYear = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric' })
    const thisYear = new Date(clock.now).getFullYear()
    const say = (time: number) => (new Date(time).getFullYear() === thisYear ? format : withYear).format(time)
    return {
      isKnown: ({ term }) => due.has(term),
      due: ({ term }) => {
        const at = due.get(term)
        if (at === undefined) return bankWords.notYet
        return at < clock.dayEnd ? bankWords.dueTimes.now : say(at)
      },
      added: ({ dateAdded }) => say(Date.parse(dateAdded)),
      stage: ({ term }) => plants.get(term)?.stage ?? 'seed',
    }
  }, [due, plants, clock, language, bankWords])
}
