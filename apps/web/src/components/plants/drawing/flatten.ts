import { movePath } from './move-path.ts'
import { evenScale, inPlace, readPlacement, within, type Placement } from './placement.ts'
import type { Ink } from './inks.ts'
import type { Shape } from './shape.ts'

/** An outline that stands where it is drawn. */
export interface FlatOutline {
  d: string
  ink: Ink
  /** By how much its lines are wider than its ink says. */
  scale: number
}

/** What is stretched as a whole, as an attribute `transform` says it. */
interface Stretched {
  transform: string
  outlines: FlatOutline[]
}

/**
 * A drawing without groups, but for what is stretched: browsers take each placed group for a piece that might move by itself,
 * and a garden has thousands of them.
 */
export function flatten(shapes: readonly Shape[], placement = inPlace): (FlatOutline | Stretched)[] {
  return shapes.flatMap((shape) => {
    const inner =
      shape.transform === undefined ? placement : within(placement, readPlacement(shape.transform))
    const scale = evenScale(inner)
    if ('d' in shape) return { d: movePath(shape.d, inner), ink: shape.ink, scale: scale ?? 1 }
    if (scale !== undefined) return flatten(shape.shapes, inner)
    // What it stands in is even, and nothing in it is stretched again.
    return { transform: matrixOf(inner), outlines: flatten(shape.shapes) as FlatOutline[] }
  })
}

const matrixOf = ({ a, b, c, d, e, f }: Placement): string =>
  `matrix(${[a, b, c, d, e, f].map((value) => Math.round(value * 1e4) / 1e4).join(' ')})`
