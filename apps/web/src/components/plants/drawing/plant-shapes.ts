import type { Flower } from '@lingarden/languages/flower'
import type { PlantStage } from '@lingarden/domain/plants/plant-stage'
import { drawBud, drawFlower } from './flowers.ts'
import { drawLeaf, type LeafPlace } from './leaf.ts'
import { placed, type Shape } from './shape.ts'

/** What is drawn, in a field of 48 by 48 with the ground at 43. */
export interface PlantLook {
  stage: PlantStage
  flower: Flower
  /** Its word is due: the stem nods and a drop stands beside it; it keeps its stage, its leaves and its flower. */
  isThirsty: boolean
  /** For 32 pixels and less. */
  isSmall: boolean
}

/** A plant from the ground up. */
export function plantShapes(look: PlantLook): Shape[] {
  if (look.stage === 'seed') return seed(look)
  if (look.stage === 'sprout') return sprout(look)
  return look.isThirsty ? nodding(look) : upright(look)
}

const stem = (d: string, isSmall: boolean): Shape => ({
  part: 'stem',
  shapes: [{ d, ink: isSmall ? 'smallStem' : 'stem' }],
})

const leaves = (places: readonly LeafPlace[], isSmall: boolean): Shape[] =>
  places.map((place) => drawLeaf(place, isSmall))

function drop(x: number, y: number, scale: number): Shape {
  return {
    part: 'drop',
    transform: placed(x, y, 0, scale),
    shapes: [
      { d: 'M.2-5.6C3-1.9 4.3.2 4.3 2.2a4.3 4.3 0 0 1-8.6 0C-4.3.2-2.8-2 .2-5.6Z', ink: 'drop' },
      { d: 'M-2.1 2.3c.1 1 .7 1.7 1.6 2', ink: 'dropShine' },
    ],
  }
}

function seed({ isThirsty, isSmall }: PlantLook): Shape[] {
  const mound = 'M9 44C11 40.6 14.6 39.6 18 39.4 22 38.6 28.4 38.4 31.6 39.6 35 39.8 37.6 41.2 39 44Z'
  const water = isThirsty ? [drop(37, 27, isSmall ? 1.25 : 0.86)] : []
  if (isSmall) {
    const body = 'M19.4 41.4C16.4 37 19 30.4 28.6 27.6 31.4 34.6 29.8 39.8 26.6 41.6Z'
    return [
      { part: 'seed', shapes: [{ d: body, ink: 'smallSeed' }] },
      { d: mound, ink: 'smallMound' },
      ...water,
    ]
  }
  const body = 'M20 41.2C17.4 37.2 19.6 32 27.8 29.4 30.2 35.2 29 39.6 26.2 41.4Z'
  return [
    {
      part: 'seed',
      shapes: [
        { d: body, ink: 'seed', transform: 'translate(.6 .4)' },
        { d: body, ink: 'seedLine' },
        {
          d: 'M22.4 38.6C22.2 35.8 23.8 33.2 26.2 31.6M25.6 38.8C25.4 36.8 26.2 34.8 27.2 33.2',
          ink: 'seedGrain',
        },
      ],
    },
    { d: mound, ink: 'mound' },
    {
      d: 'M9.4 43.4C11 40.6 14.6 39.6 18 39.4M31.6 39.6C35 39.8 37.6 41.2 38.8 43.4',
      ink: 'moundLine',
    },
    {
      d: isThirsty
        ? 'M21.5 40.4l1.3 1.5-1 1.6M27 40.6l-.8 1.3 1.1 1.5'
        : 'M15.5 42.3h.01M20.5 41.6h.01M27.4 42.4h.01M33 42.2h.01',
      ink: 'moundLine',
    },
    ...water,
  ]
}

function sprout({ isThirsty, isSmall }: PlantLook): Shape[] {
  if (!isThirsty)
    return [
      stem('M24 43.4C24.5 40 23.3 36.6 24 31.6', isSmall),
      ...leaves(
        [
          { x: 24, y: 32, angle: -60, length: 11.4, width: 4.5, bend: -0.8 },
          { x: 24, y: 31.6, angle: 50, length: 10.2, width: 4.2, bend: 1 },
        ],
        isSmall,
      ),
    ]
  return [
    stem('M24 43.4C24.2 40 22.8 36.6 24.2 32.6', isSmall),
    ...leaves(
      [
        { x: 24, y: 33, angle: -106, length: 10.8, width: 4, bend: -2.4 },
        { x: 24.2, y: 32.6, angle: 112, length: 9.8, width: 3.8, bend: 2.4 },
      ],
      isSmall,
    ),
    drop(37, 23, isSmall ? 1.25 : 0.86),
  ]
}

function upright({ stage, flower, isSmall }: PlantLook): Shape[] {
  const top = stage === 'leaf' ? 19 : stage === 'bud' ? 16 : 17
  const wide = isSmall ? 4.6 : 4.7
  const lower: LeafPlace[] = [
    { x: 24.2, y: 37.6, angle: -62, length: 13.6, width: wide, bend: -1.2, isBack: true },
    { x: 24, y: 36, angle: 57, length: 12.8, width: isSmall ? 4.6 : 4.5, bend: 1.6 },
  ]
  const upper: LeafPlace[] = [
    { x: 23.6, y: 28.4, angle: -50, length: 10.6, width: 3.7, bend: -1 },
    { x: 23.6, y: 27, angle: 46, length: 9.6, width: 3.5, bend: 1, isBack: true },
  ]
  // So small, a bud or a flower needs the room of the upper leaves.
  const all = [
    ...lower,
    ...(isSmall && stage !== 'leaf' ? [] : upper),
    ...(stage === 'leaf' ? [{ x: 24, y: 20.4, angle: 3, length: 10, width: 3.4, bend: 0.8 }] : []),
  ]
  return [
    stem(`M24 43.4C24.8 36 22.8 28 24 ${top}`, isSmall),
    ...leaves(all, isSmall),
    ...(stage === 'bud' ? [bud(24, 16.6, 2, isSmall ? 1.22 : 1.04, isSmall)] : []),
    ...(stage === 'bloom' ? [bloom(flower, 24, 13, 0, isSmall ? 1.12 : 1.06, isSmall)] : []),
  ]
}

/** The stem nods and the leaves hang; nothing falls off and nothing turns brown. */
function nodding({ stage, flower, isSmall }: PlantLook): Shape[] {
  const isLeaf = stage === 'leaf'
  const lower: LeafPlace[] = [
    { x: 24, y: 37.4, angle: -104, length: 12.8, width: 4.3, bend: -3.4, isBack: true },
    { x: 23.8, y: 36, angle: 106, length: 12, width: 4.1, bend: 3.4 },
  ]
  const upper: LeafPlace[] = [
    { x: 23, y: 29.8, angle: -118, length: 10, width: 3.4, bend: -2.6 },
    { x: 23.2, y: 28.6, angle: 116, length: 9.2, width: 3.3, bend: 2.6, isBack: true },
  ]
  const all = [
    ...lower,
    ...(isSmall && !isLeaf ? [] : upper),
    ...(isLeaf ? [{ x: 24.4, y: 26, angle: 46, length: 9.6, width: 3.2, bend: 3.4 }] : []),
  ]
  const nod = isLeaf
    ? 'M24 43.4C24.6 37 22 30.6 24.4 25.4'
    : 'M24 43.4C24.4 37 21.4 29 22.6 22.4 23.4 18.4 27 16.6 30 19.4'
  const size = isSmall ? 1.04 : 0.98
  return [
    stem(nod, isSmall),
    ...leaves(all, isSmall),
    ...(stage === 'bud' ? [bud(30, 19.2, 148, isSmall ? 1.16 : 1, isSmall)] : []),
    ...(stage === 'bloom' ? [bloom(flower, 30.4, 22.4, 64, [size, size * 0.86], isSmall)] : []),
    isLeaf ? drop(38.5, 14, isSmall ? 1.25 : 0.9) : drop(40.6, 7.4, isSmall ? 1.2 : 0.86),
  ]
}

const bud = (x: number, y: number, angle: number, scale: number, isSmall: boolean): Shape => ({
  transform: placed(x, y, angle, scale),
  shapes: [{ part: 'bud', shapes: drawBud(isSmall) }],
})

function bloom(
  flower: Flower,
  x: number,
  y: number,
  angle: number,
  scale: number | readonly [number, number],
  isSmall: boolean,
): Shape {
  // A spike hangs over further than a disc of petals turns.
  const turn = flower === 'lavender' && angle > 0 ? 118 : angle
  return {
    transform: placed(x, y, turn, scale),
    shapes: [{ part: 'flower', shapes: drawFlower(flower, isSmall) }],
  }
}
