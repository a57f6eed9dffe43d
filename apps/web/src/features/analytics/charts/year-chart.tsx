import { listDays } from '@lingarden/domain/analytics/local-day'
import { rangeUpTo, totalsOf } from '@lingarden/domain/analytics/day-buckets'
import { wholeMinutes } from '@lingarden/domain/analytics/whole-minutes'
import { ChartFrame } from '@/components/charts/chart-frame'
import { Heatmap, heatFills } from '@/components/charts/heatmap'
import { useTexts } from '@/i18n/texts'
import { daysOfYear } from '@/lib/analytics/get-days'
import type { ChartProps } from '../chart-props'

/** How much of a goal begins each level of the heatmap. */
const levelsFrom = [0, 0.001, 0.5, 1, 2]

/** A year of days, the greener the more of the goal was practised. */
export function YearChart({ data, names, fileName }: ChartProps) {
  const analytics = useTexts('analytics')
  const { days, practice, today, goal } = data
  const range = rangeUpTo(today, daysOfYear)
  const dates = listDays(range.from, range.to)
  const minutesOf = (day: string) => wholeMinutes(practice.get(day) ?? 0)
  const totals = totalsOf(days, range)
  const used = dates
    .filter((day) => (practice.get(day) ?? 0) > 0 || (days.get(day)?.words_added.length ?? 0) > 0)
    .toReversed()
  const complete = dates.filter(data.isComplete).length
  const summary = analytics.year.summary(
    totals.days,
    complete,
    analytics.duration(wholeMinutes(totals.seconds)),
  )
  return (
    <ChartFrame
      title={analytics.year.title}
      summary={summary}
      fileName={`${fileName}-year`}
      table={{
        columns: [analytics.day, analytics.minutes, analytics.wordsAdded],
        rows: used.map((day) => [names.day(day), minutesOf(day), days.get(day)?.words_added.length ?? 0]),
        days: used,
      }}
      legend={
        <p className="flex items-center justify-end gap-1.5 text-xs text-ink-soft">
          {analytics.year.less}
          {heatFills.map((fill) => (
            <svg key={fill} width="12" height="12" aria-hidden>
              <rect width="12" height="12" rx="2.5" className={fill} />
            </svg>
          ))}
          {analytics.year.more}
        </p>
      }
    >
      {(width) => (
        <Heatmap
          width={width}
          label={summary}
          days={dates.map((day) => {
            const share = (practice.get(day) ?? 0) / 60 / goal
            return {
              day,
              level: levelsFrom.findLastIndex((from) => share >= from),
              hint: analytics.dayMinutes(names.day(day), minutesOf(day)),
            }
          })}
        />
      )}
    </ChartFrame>
  )
}
