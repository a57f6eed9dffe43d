import type { PlantStage } from '@lingarden/domain/plants/plant-stage'
import type { Flower } from '@lingarden/languages/flower'
import { classNames } from '@/components/ui/class-names'
import { useTexts } from '@/i18n/texts'
import drawings from './generated/plants.svg'
import { plantId } from './plant-id.ts'

interface PlantLookProps {
  stage: PlantStage
  /** What the language's words bloom into; the first of all flowers where no language is meant. */
  flower?: Flower | undefined
  /** Whether its word is due. */
  isThirsty?: boolean | undefined
  /** Pixels; up to 32 a simpler drawing stands in. */
  size?: number | undefined
  className?: string | undefined
}

/** How far a word was recalled, as a plant in five stages, with its name for hover and screen readers. */
export function Plant(look: PlantLookProps) {
  const { stages, thirsty } = useTexts('common')
  const stage = stages[look.stage]
  return <PlantDrawing {...look} label={look.isThirsty ? thirsty(stage) : stage} />
}

interface PlantDrawingProps extends PlantLookProps {
  /** Without one the drawing is for the eye only, beside words that say it. */
  label?: string
}

/** One of the five stages that words grow through. */
export function PlantDrawing({
  stage,
  flower = 'cosmos',
  isThirsty = false,
  size = 28,
  className,
  label,
}: PlantDrawingProps) {
  const id = plantId({ stage, flower, isThirsty, isSmall: size <= 32 })
  return (
    <svg
      width={size}
      height={size}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={classNames('shrink-0 overflow-visible', `flower-${flower}`, className)}
    >
      {label && <title>{label}</title>}
      <use href={`${drawings}#${id}`} />
    </svg>
  )
}
