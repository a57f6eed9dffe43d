import { wordsAdded } from '@lingarden/domain/analytics/day-buckets'
import { Bars } from '@/components/charts/bars'
import { ChartFrame } from '@/components/charts/chart-frame'
import { useTexts } from '@/i18n/texts'
import type { ChartProps } from '../chart-props'

/** Words that came into the bank. */
export function WordsChart({ data: { days }, names, fileName }: ChartProps) {
  const analytics = useTexts('analytics')
  const words = wordsAdded(days, names.buckets)
  const total = words.reduce((sum, { value }) => sum + value, 0)
  const most = words.reduce(
    (best, bucket) => (bucket.value > best.value ? bucket : best),
    words[0] ?? emptyBucket,
  )
  const summary =
    total > 0 ? analytics.words.summary(total, names.long(most), most.value) : analytics.words.none
  return (
    <ChartFrame
      title={analytics.words.title}
      summary={summary}
      isEmpty={total === 0}
      fileName={`${fileName}-words`}
      table={{
        columns: [analytics.day, analytics.wordsAdded],
        rows: words.map((bucket) => [names.long(bucket), bucket.value]).toReversed(),
        days: words.map(names.iso).toReversed(),
      }}
    >
      {(width) => (
        <Bars
          width={width}
          label={summary}
          bars={words.map((bucket) => ({
            label: names.short(bucket),
            value: bucket.value,
            hint: analytics.dayWords(names.long(bucket), bucket.value),
          }))}
        />
      )}
    </ChartFrame>
  )
}

const emptyBucket = { from: '', to: '', value: 0 }
