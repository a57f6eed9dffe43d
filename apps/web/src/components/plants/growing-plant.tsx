import type { PlantStage } from '@lingarden/domain/plants/plant-stage'
import type { Flower } from '@lingarden/languages/flower'
import { classNames } from '@/components/ui/class-names'
import { inkAttributes } from './drawing/inks.ts'
import { plantShapes } from './drawing/plant-shapes.ts'
import type { Shape } from './drawing/shape.ts'

interface GrowingPlantProps {
  from: PlantStage
  to: PlantStage
  flower: Flower
  /** Pixels. */
  size: number
}

/**
 * A plant that grows from one stage to the next before one's eyes, once, in less than 1.2 seconds; what was there already
 * does not grow again. It ends as the plain drawing, which is all that is shown to who wants no motion. For the eye only.
 */
export function GrowingPlant({ from, to, flower, size }: GrowingPlantProps) {
  return (
    <svg
      viewBox="0 0 48 48"
      width={size}
      height={size}
      aria-hidden
      className={classNames('growing shrink-0 overflow-visible', `growing-${from}-${to}`, `flower-${flower}`)}
    >
      <g className="growing-old">
        <Shapes shapes={plantShapes({ stage: from, flower, isThirsty: false, isSmall: false })} />
      </g>
      <g className="growing-new">
        <Shapes shapes={plantShapes({ stage: to, flower, isThirsty: false, isSmall: false })} />
      </g>
    </svg>
  )
}

function Shapes({ shapes }: { shapes: readonly Shape[] }) {
  return shapes.map((shape, place) => {
    const key = 'd' in shape ? `${shape.ink}-${shape.d.slice(0, 12)}-${place}` : `group-${place}`
    if ('d' in shape) {
      const {
        'stroke-width': strokeWidth,
        'stroke-linecap': cap,
        'stroke-linejoin': join,
        ...paint
      } = inkAttributes(shape.ink, false)
      return (
        <path
          key={key}
          d={shape.d}
          transform={shape.transform}
          strokeWidth={strokeWidth}
          strokeLinecap={cap}
          strokeLinejoin={join}
          {...paint}
        />
      )
    }
    return (
      <g key={key} transform={shape.transform} className={shape.part && `growing-${shape.part}`}>
        <Shapes shapes={shape.shapes} />
      </g>
    )
  })
}
