import { InTurn } from '@/components/charts/in-turn'
import { useChartDays } from './chart-days'
import type { ChartData } from './chart-props'
import { ForecastChart } from './charts/forecast-chart'
import { HoursChart } from './charts/hours-chart'
import { MinutesChart } from './charts/minutes-chart'
import { RecallChart } from './charts/recall-chart'
import { StagesChart } from './charts/stages-chart'
import { WordsChart } from './charts/words-chart'
import { YearChart } from './charts/year-chart'
import { DayActions } from './day-actions'
import { Totals } from './totals'
import { useChosenCards } from './use-chosen-cards'
import { useReviewFigures } from './use-review-figures'

/** The figures and charts of a language, or of all together. */
export function AnalyticsCharts({ data, range }: { data: ChartData; range: number }) {
  const names = useChartDays(data.today, range)
  const reviews = useReviewFigures(data.choice)
  const todaysCards = useChosenCards(data.choice)
  const fileName = `lingarden-${data.choice}-${data.today}`
  const chart = { data, names, fileName }
  return (
    <>
      <Totals data={data} range={range} />
      <YearChart {...chart} />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
        <InTurn>
          <MinutesChart {...chart} />
          <WordsChart {...chart} />
          <StagesChart {...chart} />
          <HoursChart {...chart} days={range} />
          {reviews && <RecallChart {...chart} days={range} recalls={reviews.recalls} />}
          {reviews && todaysCards && (
            <ForecastChart {...chart} cards={reviews.cards} todaysCards={todaysCards} />
          )}
        </InTurn>
      </div>
      <DayActions data={data} />
    </>
  )
}
