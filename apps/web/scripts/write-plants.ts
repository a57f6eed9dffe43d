// Draws every plant, and the watering can, into one file, which browsers fetch once and show from by name; scripts that only show plants need no
// drawing rules then. With --check it only compares.
// node apps/web/scripts/write-plants.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { flowers } from '@lingarden/languages/flower'
import { plantStages } from '@lingarden/domain/plants/plant-stage'
import { flatten, type FlatOutline } from '../src/components/plants/drawing/flatten.ts'
import { inkAttributes } from '../src/components/plants/drawing/inks.ts'
import { plantShapes, type PlantLook } from '../src/components/plants/drawing/plant-shapes.ts'
import { round } from '../src/components/plants/drawing/shape.ts'
import { wateringCan } from '../src/components/plants/drawing/watering-can.ts'
import { plantId } from '../src/components/plants/plant-id.ts'

const file = join(import.meta.dirname, '../src/components/plants/generated/plants.svg')

const tag = (name: string, attributes: object, inner = ''): string => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`)
  return `<${name}${written.join('')}${inner ? `>${inner}</${name}>` : '/>'}`
}

function write({ d, ink, scale }: FlatOutline, isThirsty: boolean): string {
  const { opacity, ...paint } = inkAttributes(ink, isThirsty)
  const width = paint['stroke-width']
  return tag('path', {
    d,
    ...paint,
    ...(width !== undefined && { 'stroke-width': round(width * scale) }),
    // Only lines are pale; a pale shape would be a layer of its own.
    ...(opacity !== undefined && { 'stroke-opacity': opacity }),
  })
}

const symbol = (look: PlantLook): [string, string] => {
  const id = plantId(look)
  const drawing = flatten(plantShapes(look)).map((piece) =>
    'd' in piece
      ? write(piece, look.isThirsty)
      : tag(
          'g',
          { transform: piece.transform },
          piece.outlines.map((one) => write(one, look.isThirsty)).join(''),
        ),
  )
  return [id, tag('symbol', { id, viewBox: '0 0 48 48' }, drawing.join(''))]
}

const looks = [false, true].flatMap((isSmall) =>
  [false, true].flatMap((isThirsty) =>
    plantStages.flatMap((stage) => flowers.map((flower) => ({ stage, flower, isThirsty, isSmall }))),
  ),
)
// Plants that show no flower are the same in every language.
const symbols = new Map(looks.map(symbol))
const line = { fill: 'none', stroke: 'currentColor', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }
const { body, lines, water } = wateringCan
const can = tag(
  'symbol',
  { id: 'watering-can', viewBox: '0 0 132 96' },
  tag('path', { d: body, fill: 'currentColor', opacity: 0.14 }) +
    tag('path', { d: lines, ...line, 'stroke-width': 2, opacity: 0.9 }) +
    tag('path', { d: water, ...line, 'stroke-width': 1.8, opacity: 0.75 }),
)
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${[...symbols.values(), can].join('\n')}\n</svg>\n`

if (!process.argv.includes('--check')) writeFileSync(file, sprite)
else if (readFileSync(file, 'utf8') !== sprite) {
  console.error(
    'apps/web/src/components/plants/generated/plants.svg is old: node apps/web/scripts/write-plants.ts',
  )
  process.exitCode = 1
}
