import type { Ink } from './inks.ts'

/** A part that moves by itself while the plant grows. */
type Part = 'stem' | 'leaf' | 'seed' | 'bud' | 'flower' | 'drop'

interface Outline {
  d: string
  ink: Ink
  /** As the attribute of SVG has it. */
  transform?: string
}

interface Group {
  shapes: readonly Shape[]
  transform?: string
  part?: Part
}

/** A piece of a drawing, from the ground up. */
export type Shape = Outline | Group

/** Two decimals are more than any screen shows. */
export const round = (value: number): number => Math.round(value * 100) / 100

/** Moves, then turns by degrees, then scales what stands at (0, 0). */
export const placed = (x: number, y: number, angle = 0, scale: number | readonly [number, number] = 1) =>
  [
    `translate(${round(x)} ${round(y)})`,
    ...(angle === 0 ? [] : [`rotate(${round(angle)})`]),
    ...(scale === 1 ? [] : [`scale(${typeof scale === 'number' ? scale : scale.join(' ')})`]),
  ].join(' ')

/** The same shapes once for each angle, around (0, 0). */
export const around = (angles: readonly number[], draw: (place: number) => Shape[]): Shape[] =>
  angles.map((angle, place) => ({ shapes: draw(place), transform: `rotate(${round(angle)})` }))

/** A disc as an outline. */
export const disc = (radius: number, x = 0, y = 0): string =>
  `M${round(x - radius)} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`

/** Printed as with a woodblock: the colour lies a little beside the line. */
export const printed = (d: string, fill: Ink, line: Ink): Shape[] => [
  { d, ink: fill, transform: 'translate(.8 .5)' },
  { d, ink: line },
]
