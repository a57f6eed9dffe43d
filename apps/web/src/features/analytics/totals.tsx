import { consistency } from '@lingarden/domain/analytics/consistency'
import { rangeUpTo, totalsOf } from '@lingarden/domain/analytics/day-buckets'
import { streakOf } from '@lingarden/domain/analytics/streak'
import { wholeMinutes } from '@lingarden/domain/analytics/whole-minutes'
import { cardClass } from '@/components/ui/card-class'
import { classNames } from '@/components/ui/class-names'
import { useTexts } from '@/i18n/texts'
import type { ChartData } from './chart-props'

/** The figures of a range, and those of now. */
export function Totals({ data, range }: { data: ChartData; range: number }) {
  const { analytics, dashboard } = useTexts('analytics', 'dashboard')
  const { days, practice, today, goal, isComplete } = data
  const totals = totalsOf(days, rangeUpTo(today, range))
  const figures: { name: string; value: string; means?: string }[] = [
    { name: analytics.practised, value: analytics.duration(wholeMinutes(totals.seconds)) },
    { name: analytics.daysPractised, value: analytics.ofDays(totals.days, range) },
    { name: analytics.wordsAdded, value: dashboard.words(totals.words) },
    { name: analytics.streak, value: analytics.dayCount(streakOf(isComplete, today)) },
    {
      name: analytics.consistency,
      value: analytics.percent(consistency(practice, today, goal)),
      means: analytics.consistencyMeans,
    },
  ]
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
      {figures.map(({ name, value, means }) => (
        <div
          key={name}
          className={classNames(cardClass('md'), 'grid content-start p-4', means && 'max-sm:col-span-2')}
        >
          <dt className="row-start-2 text-sm text-ink-soft">{name}</dt>
          <dd className="row-start-1 font-display text-lg">{value}</dd>
          {means && <dd className="row-start-3 mt-1 text-xs text-ink-soft">{means}</dd>}
        </div>
      ))}
    </dl>
  )
}
