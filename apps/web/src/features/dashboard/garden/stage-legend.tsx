import { plantStages } from '@lingarden/domain/plants/plant-stage'
import type { Flower } from '@lingarden/languages/flower'
import { PlantDrawing } from '@/components/plants/plant'
import { useTexts } from '@/i18n/texts'
import { useNumberFormat } from '@/i18n/use-number-format'

/** How many words stand at each stage, beside what a stage looks like. */
export function StageLegend({ stages, flower }: { stages: readonly number[]; flower: Flower }) {
  const { common, gardening } = useTexts('common', 'gardening')
  const format = useNumberFormat()
  return (
    <ul
      aria-label={gardening.byStage}
      className="flex w-full justify-between gap-x-4 gap-y-1 text-xs text-ink-soft sm:w-auto sm:text-sm"
    >
      {plantStages.map((stage, place) => (
        <li key={stage} className="flex flex-col items-center gap-x-1 sm:flex-row sm:items-end">
          <PlantDrawing stage={stage} flower={flower} size={28} />
          <span className="grid justify-items-center sm:flex sm:gap-1">
            {common.stages[stage]}{' '}
            <span className="font-semibold text-ink">{format(stages[place] ?? 0)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
