import type { BankWord } from '@lingarden/domain/word-bank'
import { useMemo, useState } from 'react'
import { AskedPart } from '@/components/ui/asked-part'
import { withTexts } from '@/i18n/load-texts'
import { useTexts } from '@/i18n/texts'
import { useReviewCards } from '@/lib/review/use-review-cards'
import { reviewClock } from '@/lib/review/review-clock'
import { WordRecord } from './word-record'
import type { ViewedWord } from './use-viewed-word'

// What FSRS makes of each answer comes when somebody looks.
const loadLine = withTexts(async () => (await import('./growth-line')).GrowthLine, 'wordView')

/** How a planted word grew: a line of soil from its planting to when it is asked next, and its figures. */
export function WordGrowth({ word, own }: { word: ViewedWord; own: BankWord }) {
  const { bank, wordView } = useTexts('bank', 'wordView')
  const { languageCode } = word
  const { cards } = useReviewCards(languageCode)
  const dueAt = useMemo(() => {
    const times = [...(cards?.values() ?? [])].filter((card) => card.word === own.term).map(({ due }) => due)
    return times.length === 0 ? undefined : Math.min(...times)
  }, [cards, own.term])
  const { seen, clicks, strength } = own
  // One moment for as long as one looks at it.
  const [clock] = useState(() => reviewClock(Date.now()))
  return (
    <section aria-label={wordView.grew} className="grid grid-cols-1 gap-2">
      <h3 className="text-base">{wordView.grew}</h3>
      <div className="min-h-16">
        <AskedPart load={loadLine} renderFailed={() => null}>
          {(GrowthLine) => <GrowthLine word={word} own={own} dueAt={dueAt} clock={clock} />}
        </AskedPart>
      </div>
      <p className="text-sm text-ink-soft">
        {bank.met} {seen} · {bank.lookedUp} {clicks} · {bank.strength} {strength}
      </p>
      <WordRecord word={own} />
    </section>
  )
}
