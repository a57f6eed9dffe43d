import { consistency } from '@lingarden/domain/analytics/consistency'
import { rangeUpTo, totalsOf } from '@lingarden/domain/analytics/day-buckets'
import { streakOf } from '@lingarden/domain/analytics/streak'
import { wholeMinutes } from '@lingarden/domain/analytics/whole-minutes'
import { cardClass } from '@/components/ui/card-class'
import { useTexts } from '@/i18n/texts'
import type { ChartData } from './chart-props'

/** The figures of a range, and those of now. */
export function Totals({ data, range }: { data: ChartData; range: number }) {
  const { analytics, dashboard } = useTexts('analytics', 'dashboard')
  const { days, practice, today, goal, isComplete } = data
  const totals = totalsOf(days, rangeUpTo(today, range))
  const figures = [
    { name: analytics.practised, value: analytics.duration(wholeMinutes(totals.seconds)) },
    { name: analytics.daysPractised, value: analytics.ofDays(totals.days, range) },
    { name: analytics.wordsAdded, value: dashboard.words(totals.words) },
    { name: analytics.streak, value: analytics.dayCount(streakOf(isComplete, today)) },
    { name: analytics.consistency, value: analytics.percent(consistency(practice, today, goal)) },
  ]
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
      {figures.map(({ name, value }) => (
        <div key={name} className={`${cardClass('md')} flex flex-col-reverse p-4`}>
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className="font-display text-lg">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
