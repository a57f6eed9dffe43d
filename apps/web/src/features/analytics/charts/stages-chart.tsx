import { stagesOverTime } from '@lingarden/domain/analytics/day-buckets'
import { plantStages } from '@lingarden/domain/plants/plant-stage'
import { ChartFrame } from '@/components/charts/chart-frame'
import { Layers } from '@/components/charts/layers'
import { PlantDrawing } from '@/components/plants/plant'
import { useTexts } from '@/i18n/texts'
import type { ChartProps } from '../chart-props'

/** From the ground up: what is in bloom stands at the bottom, where its line is its number. */
const upwards = [
  { stage: 'bloom', fill: 'fill-blossom [fill-opacity:0.7]' },
  { stage: 'bud', fill: 'fill-leaf' },
  { stage: 'leaf', fill: 'fill-leaf [fill-opacity:0.7]' },
  { stage: 'sprout', fill: 'fill-leaf [fill-opacity:0.45]' },
  { stage: 'seed', fill: 'fill-leaf [fill-opacity:0.25]' },
] as const

/** The garden as it grew: words by stage over time. */
export function StagesChart({ data: { days }, names, fileName }: ChartProps) {
  const { analytics, common } = useTexts('analytics', 'common')
  const grown = stagesOverTime(days, names.buckets)
  const last = grown.at(-1)?.stages ?? []
  const total = last.reduce((sum, count) => sum + count, 0)
  const summary = grown.length > 0 ? analytics.stages.summary(total, last[4] ?? 0) : analytics.stages.none
  return (
    <ChartFrame
      title={analytics.stages.title}
      summary={summary}
      isEmpty={grown.length === 0}
      fileName={`${fileName}-stages`}
      table={{
        columns: [analytics.day, ...plantStages.map((stage) => common.stages[stage])],
        rows: grown.map((bucket) => [names.long(bucket), ...bucket.stages]).toReversed(),
        days: grown.map(names.iso).toReversed(),
      }}
      legend={
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-soft">
          {upwards.toReversed().map(({ stage, fill }) => (
            <li key={stage} className="flex items-center gap-1">
              <svg width="12" height="12" aria-hidden>
                <rect width="12" height="12" rx="2.5" className={fill} />
              </svg>
              <PlantDrawing stage={stage} size={18} />
              {common.stages[stage]}
            </li>
          ))}
        </ul>
      }
    >
      {(width) => (
        <Layers
          width={width}
          label={summary}
          labels={grown.map(names.short)}
          values={grown.map(({ stages }) => stages.toReversed())}
          fills={upwards.map(({ fill }) => fill)}
          hints={grown.map((bucket) =>
            analytics.dayStages(
              names.long(bucket),
              bucket.stages.reduce((sum, count) => sum + count, 0),
              bucket.stages.at(-1) ?? 0,
            ),
          )}
        />
      )}
    </ChartFrame>
  )
}
