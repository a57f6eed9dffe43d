import type { DueTimes } from '@lingarden/domain/bank/filter-words'
import type { ReviewClock } from '@lingarden/domain/review/due-cards'
import type { BankWord } from '@lingarden/domain/word-bank'
import { useMemo } from 'react'
import { useInterfaceLanguage } from '@/i18n/interface-language'
import { useTexts } from '@/i18n/texts'

/** Days of a word as the list says them. */
export interface ListDates {
  /** Whether it is known when a word is due. */
  isKnown: (word: BankWord) => boolean
  due: (word: BankWord) => string
  added: (word: BankWord) => string
}

/** Short days in the interface language; what is due by now is "now", and what was never reviewed a dash. */
export function useListDates(due: DueTimes, clock: ReviewClock): ListDates {
  const { bankWords } = useTexts()
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
    }
  }, [due, clock, language, bankWords])
}
