import { cutRange, rangeUpTo } from '@lingarden/domain/analytics/day-buckets'
import { localDay } from '@lingarden/domain/analytics/local-day'
import { shareRecalls, type Recall } from '@lingarden/domain/review/recall'
import { Bars } from '@/components/charts/bars'
import { ChartFrame } from '@/components/charts/chart-frame'
import { useTexts } from '@/i18n/texts'
import { useNumberFormat } from '@/i18n/use-number-format'
import { currentTimeZone } from '@/lib/time-zone'
import type { ChartProps } from '../chart-props'

const percent = (share: number) => Math.round(share * 1000) / 10

/** The learner's proof that it works: what they knew at reviews, against what the scheduler expected of them. */
export function RecallChart({
  data: { today },
  names,
  fileName,
  recalls,
  days,
}: ChartProps & { recalls: readonly Recall[]; days: number }) {
  const analytics = useTexts('analytics')
  const format = useNumberFormat()
  const timeZone = currentTimeZone()
  const range = rangeUpTo(today, days)
  const dated = recalls
    .map((recall) => ({ ...recall, day: localDay(recall.time, timeZone) }))
    .filter(({ day }) => day >= range.from && day <= range.to)
  const weeks = cutRange(range, 7).flatMap((week) => {
    const share = shareRecalls(dated.filter(({ day }) => day >= week.from && day <= week.to))
    return share ? [{ ...week, ...share }] : []
  })
  const all = shareRecalls(dated)
  const texts = analytics.recall
  const summary = all
    ? texts.summary(all.reviews, format(percent(all.known)), format(percent(all.expected)))
    : texts.none
  return (
    <ChartFrame
      title={texts.title}
      summary={summary}
      isEmpty={weeks.length === 0}
      fileName={`${fileName}-recall`}
      table={{
        columns: [analytics.week, texts.known, texts.expected, analytics.reviews],
        rows: weeks
          .map((week) => [names.long(week), percent(week.known), percent(week.expected), week.reviews])
          .toReversed(),
        days: weeks.map(names.iso).toReversed(),
      }}
      legend={
        <ul className="flex flex-wrap gap-x-4 text-xs text-ink-soft">
          <li className="flex items-center gap-1.5">
            <svg width="12" height="12" aria-hidden>
              <rect width="12" height="12" rx="2.5" className="fill-leaf" />
            </svg>
            {texts.known}
          </li>
          <li className="flex items-center gap-1.5">
            <svg width="14" height="12" aria-hidden>
              <path d="M0 6h14" strokeWidth="2.5" className="stroke-blossom" />
            </svg>
            {texts.expected}
          </li>
        </ul>
      }
    >
      {(width) => (
        <Bars
          width={width}
          label={summary}
          max={100}
          unit="%"
          bars={weeks.map((week) => ({
            label: names.short(week),
            value: percent(week.known),
            mark: percent(week.expected),
            hint: texts.hint(names.long(week), format(percent(week.known)), format(percent(week.expected))),
          }))}
        />
      )}
    </ChartFrame>
  )
}
