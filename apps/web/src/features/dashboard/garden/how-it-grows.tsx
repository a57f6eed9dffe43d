import { plantStages } from '@lingarden/domain/plants/plant-stage'
import type { Flower } from '@lingarden/languages/flower'
import { PlantDrawing } from '@/components/plants/plant'
import { useTexts } from '@/i18n/texts'

/** The five stages with what each means, for who has none yet. */
export function HowItGrows({ flower }: { flower: Flower }) {
  const { common, gardening } = useTexts('common', 'gardening')
  return (
    <ol
      aria-label={gardening.howGrows}
      className="flex w-full flex-wrap gap-x-6 gap-y-3 max-sm:grid max-sm:grid-cols-5 max-sm:gap-x-1"
    >
      {plantStages.map((stage) => (
        <li
          key={stage}
          className="grid min-w-0 content-start justify-items-center text-center text-xs wrap-anywhere sm:text-sm"
        >
          <PlantDrawing stage={stage} flower={flower} size={64} />
          <span className="mt-1 font-display text-sm font-semibold sm:text-base">{common.stages[stage]}</span>
          <span className="max-w-20 text-ink-soft">{gardening.stageMeans[stage]}</span>
        </li>
      ))}
    </ol>
  )
}
