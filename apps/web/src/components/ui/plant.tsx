import type { PlantStage } from '@lingarden/domain/plants/plant-stage'
import { useTexts } from '@/i18n/texts'

const drawings: Record<PlantStage, string> = {
  seed: 'M12 19c-2 0-3.2-1-3.2-2.4S10 14 12 14s3.2 1.2 3.2 2.6S14 19 12 19Z',
  sprout:
    'M12 20v-6M12 15c0-2.4-1.6-3.6-4-3.6 0 2.4 1.4 3.8 4 3.6ZM12 14c0-1.8 1.2-2.8 3.2-2.8 0 1.8-1.2 2.9-3.2 2.8Z',
  leaf: 'M12 20V9M12 16c0-3-2-4.6-5-4.6 0 3 1.9 4.8 5 4.6ZM12 13c0-3 2-4.6 5-4.6 0 3-1.9 4.8-5 4.6Z',
  bud: 'M12 20V9M12 17c0-3-2-4.6-5-4.6 0 3 1.9 4.8 5 4.6ZM12 15c0-3 2-4.6 5-4.6 0 3-1.9 4.8-5 4.6ZM12 9c-1.6-1.2-1.6-3.8 0-5.4 1.6 1.6 1.6 4.2 0 5.4Z',
  bloom: 'M12 20v-9M12 17.5c0-3-2-4.6-5-4.6 0 3 1.9 4.8 5 4.6ZM12 16c0-3 2-4.6 5-4.6 0 3-1.9 4.8-5 4.6Z',
}

interface PlantProps {
  stage: PlantStage
  /** Pixels. */
  size?: number
  /** Whether it brings its own ground; in a bed it stands in the soil. */
  hasGround?: boolean
}

/** How far a word was recalled, as a plant in five stages, with its name for hover and screen readers. */
export function Plant({ stage, size, hasGround }: PlantProps) {
  const common = useTexts('common')
  return <PlantDrawing stage={stage} label={common.stages[stage]} size={size} hasGround={hasGround} />
}

interface PlantDrawingProps {
  stage: PlantStage
  /** Without one the drawing is for the eye only, beside words that say it. */
  label?: string
  size?: number | undefined
  hasGround?: boolean | undefined
}

/** One of the five stages that words grow through. */
export function PlantDrawing({ stage, label, size = 28, hasGround = true }: PlantDrawingProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className="shrink-0"
    >
      {label && <title>{label}</title>}
      {hasGround && (
        <path d="M5 20.5h14" className="stroke-control-line" strokeWidth="1.5" strokeLinecap="round" />
      )}
      <path
        d={drawings[stage]}
        className="fill-leaf-pale stroke-leaf"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      {stage === 'bloom' && (
        <g className="fill-blossom">
          {[0, 72, 144, 216, 288].map((turn) => (
            <ellipse key={turn} cx="12" cy="4.4" rx="1.9" ry="2.6" transform={`rotate(${turn} 12 7)`} />
          ))}
          <circle cx="12" cy="7" r="1.6" className="fill-sun" />
        </g>
      )}
    </svg>
  )
}
