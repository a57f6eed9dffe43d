import { useSearchParams } from 'react-router'
import { useTexts } from '@/i18n/texts'
import { useNumberFormat } from '@/i18n/use-number-format'
import { bankPaths } from '@/lib/paths'
import { ViewLinks } from '../view-links'
import { standings, type Standing } from './list-address'

interface StandingLinksProps {
  current: Standing
  counts: Record<Standing, number>
}

/** The two halves of the bank: words that were planted, and words only met. */
export function StandingLinks({ current, counts }: StandingLinksProps) {
  const bankWords = useTexts('bankWords')
  const format = useNumberFormat()
  const [params] = useSearchParams()
  const addressOf = (standing: Standing) => {
    const next = new URLSearchParams(params)
    // A word and a strength of one half are not to be found in the other.
    for (const name of ['word', 'due', 'strength']) next.delete(name)
    if (standing === 'planted') next.delete('show')
    else next.set('show', standing)
    return bankPaths.shown(next)
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ViewLinks
        label={bankWords.standing}
        views={standings.map((standing) => ({
          to: addressOf(standing),
          label: `${bankWords.standings[standing]} (${format(counts[standing])})`,
          isCurrent: standing === current,
        }))}
      />
      {current === 'met' && <p className="text-sm text-ink-soft">{bankWords.metHint}</p>}
    </div>
  )
}
