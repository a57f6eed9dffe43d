import type { Flower } from '@lingarden/languages/flower'
import { around, disc, placed, printed, round, type Shape } from './shape.ts'

/** A petal from (0, 0) upwards; no two beside each other lean alike. */
function petal(length: number, width: number, place = 0): string {
  const lean = [0, 0.5, -0.4, 0.3, -0.2][place % 5] ?? 0
  const [l, w] = [length, width]
  return `M0 0C${round(-w - lean * 0.4)} ${round(-l * 0.28)} ${round(-w * 1.02)} ${round(-l * 0.96)} ${lean} ${-l}C${round(w * 1.08)} ${round(-l * 0.94)} ${w} ${round(-l * 0.24)} 0 0Z`
}

const onePetal = (d: string, isSmall: boolean): Shape[] =>
  isSmall
    ? [{ d, ink: 'smallPetal' }]
    : [
        { d, ink: 'petal', transform: 'translate(.5 .4)' },
        { d, ink: 'petalLine' },
      ]

function eye(radius: number, isSmall: boolean): Shape[] {
  if (isSmall) return [{ d: disc(radius), ink: 'eye' }]
  return [
    { d: disc(radius, 0.3, 0.2), ink: 'eye' },
    { d: disc(radius), ink: 'eyeLine' },
    { d: 'M-.9-.5h.01M.7-.8h.01M.1.8h.01', ink: 'eyeDot' },
  ]
}

const fifths = [-3, 70, 143, 215, 287]
const vein = (): Shape[] => [{ d: 'M0-3.6V-6.6M-1.3-4l-.5-1.8M1.3-4l.5-1.8', ink: 'petalVein' }]

/** Each around (0, 0), about 9 units wide to every side. */
const flowers: Record<Flower, (isSmall: boolean) => Shape[]> = {
  cosmos: (isSmall) => [
    ...around(fifths, (place) => onePetal(petal(9.2, isSmall ? 4.4 : 3.9, place), isSmall)),
    ...(isSmall ? [] : around(fifths, vein)),
    ...eye(isSmall ? 2.8 : 2.5, isSmall),
  ],
  daisy: (isSmall) => [
    ...around(
      isSmall ? [0, 45, 90, 135, 180, 225, 270, 315] : [2, 34, 68, 99, 131, 165, 196, 229, 262, 296, 328],
      (place) => onePetal(petal(9.4, isSmall ? 2.7 : 2.1, place), isSmall),
    ),
    ...eye(isSmall ? 3.6 : 3.3, isSmall),
  ],
  /** A spike of small cups, the youngest at its tip. */
  lavender: (isSmall) => {
    const rows = isSmall ? [6, 0.5, -5] : [7, 3, -1, -5]
    const cup = (size: number) =>
      `M0 ${round(size)}C${round(-size)} ${round(0.7 * size)} ${round(-1.15 * size)} ${round(-0.7 * size)} ${round(-0.1 * size)} ${-size}C${round(1.1 * size)} ${round(-0.75 * size)} ${size} ${round(0.6 * size)} 0 ${round(size)}Z`
    return [
      ...rows.flatMap((y, row) => {
        const size = (isSmall ? 3.9 : 3.1) - row * 0.34
        return [-1, 1].map((side) => ({
          transform: placed(side * (size * 0.92), y, side * 24),
          shapes: onePetal(cup(size), isSmall),
        }))
      }),
      { transform: placed(0, isSmall ? -9.4 : -8.6, 0), shapes: onePetal(cup(isSmall ? 3 : 2.3), isSmall) },
    ]
  },
  /** Five round petals and long stamens, as on the bare branch in winter. */
  plum: (isSmall) => [
    ...around(fifths, () =>
      onePetal(
        isSmall
          ? 'M0 0C-6.4-1.2-6.6-9.2 0-9.4 6.6-9.2 6.4-1.2 0 0Z'
          : 'M0-.6C-5.9-1.4-6.2-8.9-.2-9.2 6-9 5.8-1.6 0-.6Z',
        isSmall,
      ),
    ),
    ...(isSmall
      ? []
      : around([33, 105, 179, 251, 322], () => [{ d: 'M0-2.2V-5M-.3-5.4h.6', ink: 'eyeDot' as const }])),
    ...eye(isSmall ? 2.6 : 1.9, isSmall),
  ],
}

export const drawFlower = (flower: Flower, isSmall: boolean): Shape[] => flowers[flower](isSmall)

/** A bud from its foot at (0, 0) upwards. */
export function drawBud(isSmall: boolean): Shape[] {
  const petals = 'M0 .6C-4.6-.8-4.2-7.2.3-10.8 4.6-7 4.6-.9 0 .6Z'
  const sepals = 'M0 1C-4.9.4-4.7-3.4-3.6-6.2-2.4-4.6-1-3.4-.2-4.4.8-3.2 2.4-4.6 3.4-6 4.8-3.2 4.9.5 0 1Z'
  return isSmall
    ? [
        { d: petals, ink: 'smallPetal' },
        { d: sepals, ink: 'smallLeaf' },
      ]
    : [...onePetal(petals, false), ...printed(sepals, 'leafFront', 'leafLine')]
}
