import { placed, printed, round, type Shape } from './shape.ts'

/**
 * A leaf from its foot at (0, 0) upwards; uneven on purpose, as a hand draws it.
 * @param bend moves the tip aside
 */
export function leafOutline(length: number, width: number, bend = 0.6): { edge: string; rib: string } {
  const [l, w] = [length, width]
  const edge = `M0 0C${round(-w)} ${round(-0.2 * l)} ${round(-1.02 * w + 0.3 * bend)} ${round(-0.72 * l)} ${round(bend)} ${round(-l)}C${round(0.98 * w + 0.5 * bend)} ${round(-0.66 * l)} ${round(0.86 * w)} ${round(-0.16 * l)} 0 0Z`
  const rib = `M.1 ${round(-0.06 * l)}Q${round(0.1 + 0.1 * bend)} ${round(-0.5 * l)} ${round(0.8 * bend)} ${round(-0.8 * l)}`
  return { edge, rib }
}

export interface LeafPlace {
  x: number
  y: number
  /** Degrees from upright. */
  angle: number
  length: number
  width: number
  bend?: number
  /** Whether it stands behind the stem, in the darker green. */
  isBack?: boolean
}

/** @param isSmall drawn as one shape, a little fuller, for sizes at which lines would run together */
export function drawLeaf(leaf: LeafPlace, isSmall: boolean): Shape {
  const { x, y, angle, length, width, bend = 0.6, isBack } = leaf
  const { edge, rib } = isSmall
    ? leafOutline(length * 1.08, width * 1.12, bend)
    : leafOutline(length, width, bend)
  const shapes: Shape[] = isSmall
    ? [{ d: edge, ink: 'smallLeaf' }]
    : [...printed(edge, isBack ? 'leafBack' : 'leafFront', 'leafLine'), { d: rib, ink: 'leafRib' }]
  return { transform: placed(x, y, angle), shapes: [{ part: 'leaf', shapes }] }
}
