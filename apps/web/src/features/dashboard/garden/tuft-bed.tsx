import { spaceBed } from '@lingarden/domain/garden/bed-layout'
import { tuftsOf, type LargeBed } from '@lingarden/domain/garden/tufts'
import { plantStages } from '@lingarden/domain/plants/plant-stage'
import type { Flower } from '@lingarden/languages/flower'
import { PlantDrawing } from '@/components/plants/plant'
import { useTexts } from '@/i18n/texts'
import { bankPaths } from '@/lib/paths'
import { BedFrame } from './bed-frame'
import { BedPlate } from './bed-plate'

interface TuftBedProps {
  bed: LargeBed
  /** How many words a tuft stands for. */
  tuft: number
  gardenWords: number
  flower: Flower
}

/** Each of the three plants that make a tuft. */
const shareOfTuft = 0.72

/** A bed of hundreds of words: a picture of its stages, told in words beside it. */
export function TuftBed({ bed, tuft, gardenWords, flower }: TuftBedProps) {
  const { common, gardening } = useTexts('common', 'gardening')
  const tufts = tuftsOf(bed.stages, tuft)
  const spacing = spaceBed(tufts.length, gardenWords)
  const size = Math.round(spacing.plant * shareOfTuft)
  const name = gardening.beds[bed.kind]
  const told = plantStages
    .map((stage, place) => `${common.stages[stage]} ${bed.stages[place] ?? 0}`)
    .join(', ')
  return (
    <BedFrame
      spacing={spacing}
      plate={<BedPlate name={name} words={bed.words} thirsty={bed.thirsty} to={bankPaths.words} />}
    >
      <div role="img" aria-label={gardening.bedHas(name, told)}>
        <ul aria-hidden className="bed-plants">
          {tufts.map(({ id, stage }) => (
            <li key={id}>
              <span className="bed-tuft">
                <PlantDrawing stage={stage} flower={flower} size={size} />
                <PlantDrawing stage={stage} flower={flower} size={size} />
                <PlantDrawing stage={stage} flower={flower} size={size} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </BedFrame>
  )
}
