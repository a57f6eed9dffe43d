import { mistakeStages, type MistakeStage } from '@lingarden/domain/mistakes/mistake-life'
import type { Flower } from '@lingarden/languages/flower'
import { PlantDrawing } from '@/components/plants/plant'
import { AskedPart } from '@/components/ui/asked-part'
import { classNames } from '@/components/ui/class-names'
import { useTexts } from '@/i18n/texts'

const plants = { practised: 'sprout', seen: 'bud', grown: 'bloom' } as const

/** A torn leaf that was stitched: a mistake that was mended. */
function StitchedLeaf({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden className="shrink-0">
      <path
        d="M3 17C3 9 10 5 21 6c0 9-9 15-18 11Z"
        className="fill-leaf-pale stroke-leaf"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path d="M4 18c5-3 9-5.5 13-8" className="stroke-leaf" strokeWidth="1.2" fill="none" />
      <path
        d="m9.5 11 2.5 4M13.500 9l2.300 3.600"
        className="stroke-blossom"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </svg>
  )
}

// What only stands there needs no rules of drawing.
const loadGrowingPlant = async () => (await import('@/components/plants/growing-plant')).GrowingPlant

interface StageDrawingProps {
  stage: MistakeStage
  /** What it was; where it has risen since, it grows before one's eyes, once. */
  before?: MistakeStage | undefined
  flower?: Flower | undefined
  /** Pixels. */
  size?: number
}

/** What stands for a stage; the words beside it say which. */
export function StageDrawing({ stage, before = stage, flower = 'cosmos', size = 28 }: StageDrawingProps) {
  if (stage === 'made') return <StitchedLeaf size={size} />
  const plant = <PlantDrawing stage={plants[stage]} flower={flower} size={size} />
  if (mistakeStages.indexOf(before) >= mistakeStages.indexOf(stage)) return plant
  const from = before === 'made' ? 'seed' : plants[before]
  return (
    <AskedPart load={loadGrowingPlant} waiting={plant} renderFailed={() => plant}>
      {(GrowingPlant) => <GrowingPlant from={from} to={plants[stage]} flower={flower} size={size} />}
    </AskedPart>
  )
}

interface MistakeLifeProps extends StageDrawingProps {
  /** Whether it fills the stage it stands on. */
  isLarge?: boolean
}

/** The four stages of a mistake, as far as it has come; screen readers hear where it is. */
export function MistakeLife({ stage, before, flower, isLarge = false }: MistakeLifeProps) {
  const mistakes = useTexts('mistakes')
  const here = mistakeStages.indexOf(stage)
  return (
    <ol aria-label={mistakes.life} className="relative grid max-w-lg grid-cols-4">
      <span
        aria-hidden
        className={classNames(
          'absolute right-[12.5%] left-[12.5%] border-t-2 border-dashed border-line',
          isLarge ? 'top-7' : 'top-3.5',
        )}
      />
      {mistakeStages.map((each, place) => (
        <li
          key={each}
          aria-current={place === here ? 'step' : undefined}
          className={classNames(
            'relative grid content-start justify-items-center gap-0.5 text-center',
            isLarge ? 'text-sm leading-tight' : 'text-xs',
            place <= here ? 'text-ink' : 'text-ink-soft',
          )}
        >
          <span
            className={classNames(
              'rounded-full px-1',
              isLarge ? 'bg-paper' : 'bg-card',
              place > here && 'opacity-40 grayscale',
            )}
          >
            <StageDrawing
              stage={each}
              before={place === here ? before : undefined}
              flower={flower}
              size={isLarge ? 56 : 28}
            />
          </span>
          <span className={place === here ? 'font-medium' : undefined}>{mistakes.stages[each]}</span>
        </li>
      ))}
    </ol>
  )
}
