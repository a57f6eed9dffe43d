import { minutesPerDay, summariseMinutes } from '@lingarden/domain/analytics/day-buckets'
import { Bars } from '@/components/charts/bars'
import { ChartFrame } from '@/components/charts/chart-frame'
import { useTexts } from '@/i18n/texts'
import type { ChartProps } from '../chart-props'

/** Minutes a day against the goal. */
export function MinutesChart({ data: { days, goal }, names, fileName }: ChartProps) {
  const analytics = useTexts('analytics')
  const minutes = minutesPerDay(days, names.buckets)
  const { mean, reached, buckets } = summariseMinutes(days, names.buckets, goal)
  const texts = analytics.minutesADay
  // Of a minute, a tenth tells more than none.
  const shown = mean < 1 ? Math.ceil(mean * 10) / 10 : Math.floor(mean)
  const summary = (names.isDaily ? texts.summary : texts.weeks)(shown, goal, reached, buckets)
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
