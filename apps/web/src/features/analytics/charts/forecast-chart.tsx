import { addDays } from '@lingarden/domain/analytics/local-day'
import { forecastReviews } from '@lingarden/domain/review/forecast'
import type { WordCard } from '@lingarden/domain/review/word-card'
import { Bars } from '@/components/charts/bars'
import { ChartFrame } from '@/components/charts/chart-frame'
import { useTexts } from '@/i18n/texts'
import type { ChartProps } from '../chart-props'

/** Days ahead that are worth a look. */
const daysAhead = 30

/** How many cards come due on the days to come. */
export function ForecastChart({
  data: { today },
  names,
  fileName,
  cards,
}: ChartProps & { cards: Iterable<WordCard> }) {
  const { analytics } = useTexts()
  // Without a time zone it is read as the learner's own midnight.
  const dayEnd = Date.parse(`${addDays(today, 1)}T00:00`)
  const counts = forecastReviews(cards, dayEnd, daysAhead)
  const due = counts.map((value, place) => {
    const day = addDays(today, place)
    return { from: day, to: day, value }
  })
  const total = counts.reduce((sum, count) => sum + count, 0)
  const week = counts.slice(0, 7).reduce((sum, count) => sum + count, 0)
  const summary =
    total > 0 ? analytics.forecast.summary(counts[0] ?? 0, week, total) : analytics.forecast.none
  return (
    <ChartFrame
      title={analytics.forecast.title}
      summary={summary}
      isEmpty={total === 0}
      fileName={`${fileName}-forecast`}
      table={{
        columns: [analytics.day, analytics.cards],
        rows: due.map((bucket) => [names.long(bucket), bucket.value]),
      }}
    >
      {(width) => (
        <Bars
          width={width}
          label={summary}
          bars={due.map((bucket) => ({
            label: names.short(bucket),
            value: bucket.value,
            hint: analytics.dayCards(names.long(bucket), bucket.value),
          }))}
        />
      )}
    </ChartFrame>
  )
}
