import { mistakeStages, type MistakeStage } from '@lingarden/domain/mistakes/mistake-life'
import { PlantDrawing } from '@/components/plants/plant'
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

/** What stands for a stage; the words beside it say which. */
export function StageDrawing({ stage, size = 28 }: { stage: MistakeStage; size?: number }) {
  return stage === 'made' ? <StitchedLeaf size={size} /> : <PlantDrawing stage={plants[stage]} size={size} />
}

/** The four stages of a mistake, as far as it has come; screen readers hear where it is. */
export function MistakeLife({ stage }: { stage: MistakeStage }) {
  const mistakes = useTexts('mistakes')
  const here = mistakeStages.indexOf(stage)
  return (
    <ol aria-label={mistakes.life} className="relative grid max-w-md grid-cols-4">
      <span
        aria-hidden
        className="absolute top-3.5 right-[12.5%] left-[12.5%] border-t-2 border-dashed border-line"
      />
      {mistakeStages.map((each, place) => (
        <li
          key={each}
          aria-current={place === here ? 'step' : undefined}
          className={classNames(
            'relative grid content-start justify-items-center gap-0.5 text-center text-xs',
            place <= here ? 'text-ink' : 'text-ink-soft',
          )}
        >
          <span className={classNames('rounded-full bg-card px-1', place > here && 'opacity-40 grayscale')}>
            <StageDrawing stage={each} />
          </span>
          <span className={place === here ? 'font-medium' : undefined}>{mistakes.stages[each]}</span>
        </li>
      ))}
    </ol>
  )
}
