import { minutesPerDay } from '@lingarden/domain/analytics/day-buckets'
import { Bars } from '@/components/charts/bars'
import { ChartFrame } from '@/components/charts/chart-frame'
import { useTexts } from '@/i18n/texts'
import type { ChartProps } from '../chart-props'

/** Minutes a day against the goal. */
export function MinutesChart({ data: { days, goal }, names, fileName }: ChartProps) {
  const analytics = useTexts('analytics')
  const minutes = minutesPerDay(days, names.buckets)
  const mean = minutes.reduce((sum, { value }) => sum + value, 0) / Math.max(1, minutes.length)
  const reached = minutes.filter(({ value }) => value >= goal).length
  const texts = analytics.minutesADay
  const summary = names.isDaily
    ? texts.summary(Math.floor(mean), goal, reached, minutes.length)
    : texts.weeks(Math.floor(mean), goal, reached, minutes.length)
  return (
    <ChartFrame
      title={texts.title}
      summary={summary}
      fileName={`${fileName}-minutes`}
      table={{
        columns: [analytics.day, analytics.minutes],
        rows: minutes.map((bucket) => [names.long(bucket), Math.round(bucket.value * 10) / 10]).toReversed(),
        days: minutes.map(names.iso).toReversed(),
      }}
    >
      {(width) => (
        <Bars
          width={width}
          label={summary}
          goal={goal}
          bars={minutes.map((bucket) => ({
            label: names.short(bucket),
            value: bucket.value,
            isQuiet: bucket.value < goal,
            hint: analytics.dayMinutes(names.long(bucket), Math.floor(bucket.value)),
          }))}
        />
      )}
    </ChartFrame>
  )
}
