import { addDays } from '@lingarden/domain/analytics/local-day'
import { forecastReviews } from '@lingarden/domain/review/forecast'
import type { WordCard } from '@lingarden/domain/review/word-card'
import { Bars } from '@/components/charts/bars'
import { ChartFrame } from '@/components/charts/chart-frame'
import { useTexts } from '@/i18n/texts'
import type { TodaysCards } from '@/lib/review/use-todays-cards'
import type { ChartProps } from '../chart-props'

/** Days ahead that are worth a look. */
const daysAhead = 30

interface ForecastChartProps extends ChartProps {
  cards: Iterable<WordCard>
  /** What today asks for, as the other screens say it: limits of the day leave the rest to the days to come. */
  todaysCards: TodaysCards
}

/** How many cards come due on the days to come. */
export function ForecastChart({ data: { today }, names, fileName, cards, todaysCards }: ForecastChartProps) {
  const { analytics, dashboard } = useTexts('analytics', 'dashboard')
  // Without a time zone it is read as the learner's own midnight.
  const dayEnd = Date.parse(`${addDays(today, 1)}T00:00`)
  const counts = forecastReviews(cards, dayEnd, daysAhead)
  const due = counts.map((value, place) => {
    const day = addDays(today, place)
    return { from: day, to: day, value }
  })
  const total = counts.reduce((sum, count) => sum + count, 0)
  const week = counts.slice(0, 7).reduce((sum, count) => sum + count, 0)
  const { due: dueNow, fresh } = todaysCards
  const now = dueNow + fresh > 0 ? dashboard.todaysCards(dueNow, fresh) : analytics.forecast.nothingNow
  const summary = total > 0 ? analytics.forecast.summary(now, week, total) : analytics.forecast.none
  return (
    <ChartFrame
      title={analytics.forecast.title}
      summary={summary}
      isEmpty={total === 0}
      fileName={`${fileName}-forecast`}
      table={{
        columns: [analytics.day, analytics.cards],
        rows: due.map((bucket) => [names.long(bucket), bucket.value]),
        days: due.map(names.iso),
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
