import { mistakeTrend } from '@lingarden/domain/mistakes/mistake-trend'
import { useTexts } from '@/i18n/texts'

interface MistakeTrendLineProps {
  timesMade: number
  /** Milliseconds since the epoch. */
  madeAt: readonly number[]
  now: number
}

/** Pixels. */
const bar = { width: 5, gap: 2, height: 16 }

/** How often a mistake was made, and whether that is more or less of late: three small bars, and the same in words. */
export function MistakeTrendLine({ timesMade, madeAt, now }: MistakeTrendLineProps) {
  const mistakes = useTexts('mistakes')
  const { weeks, direction } = mistakeTrend(madeAt, now)
  const most = Math.max(1, ...weeks)
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <span>{mistakes.timesMade(timesMade)}</span>
      <svg
        role="img"
        aria-label={mistakes.weeks(weeks.join(', '))}
        width={weeks.length * (bar.width + bar.gap)}
        height={bar.height}
        className="shrink-0"
      >
        <title>{mistakes.weeks(weeks.join(', '))}</title>
        {weeks.map((count, place) => {
          const height = Math.max(2, (count / most) * bar.height)
          const x = place * (bar.width + bar.gap)
          return (
            <rect
              // oxlint-disable-next-line react/no-array-index-key -- a week is its place
              key={place}
              x={x}
              y={bar.height - height}
              width={bar.width}
              height={height}
              rx="1"
              className={count > 0 ? 'fill-leaf' : 'fill-control-line'}
            />
          )
        })}
      </svg>
      <span>{mistakes.trends[direction]}</span>
    </span>
  )
}
