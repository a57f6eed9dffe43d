/** What a shape is drawn with; the colours are the theme's, and a flower's petals take those of its kind. */
export type Ink =
  | 'stem'
  | 'leafFront'
  | 'leafBack'
  | 'leafLine'
  | 'leafRib'
  | 'petal'
  | 'petalBack'
  | 'petalLine'
  | 'petalVein'
  | 'eye'
  | 'eyeLine'
  | 'eyeDot'
  | 'seed'
  | 'seedLine'
  | 'seedGrain'
  | 'mound'
  | 'moundLine'
  | 'drop'
  | 'dropShine'
  | 'smallStem'
  | 'smallLeaf'
  | 'smallPetal'
  | 'smallSeed'
  | 'smallMound'

/** Presentation attributes, which also hold in a file of its own, where the page's style sheet does not. */
export interface InkAttributes {
  fill?: string
  stroke?: string
  'stroke-width'?: number
  'stroke-linecap'?: 'round'
  'stroke-linejoin'?: 'round'
  opacity?: number
}

/** Petals without a colour of their own are rose. */
const petal = 'var(--petal, var(--petal-rose))'
const petalLine = 'var(--petal-line, var(--petal-rose-line))'

const line = (stroke: string, width: number, opacity?: number): InkAttributes => ({
  fill: 'none',
  stroke,
  'stroke-width': width,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
  ...(opacity !== undefined && { opacity }),
})

const bordered = (fill: string, stroke: string, width: number): InkAttributes => ({
  ...line(stroke, width),
  fill,
})

/** @param isThirsty leaves and stems of a plant that is due are dry, never brown; its petals are paler */
export function inkAttributes(ink: Ink, isThirsty: boolean): InkAttributes {
  const kind = isThirsty ? 'dry' : 'plant'
  const petalNow = isThirsty ? `color-mix(in oklab, ${petal} 78%, var(--dry-fill))` : petal
  switch (ink) {
    case 'stem':
      return line(`var(--${kind}-line)`, 1.7)
    case 'leafFront':
      return { fill: `var(--${kind}-fill)` }
    case 'leafBack':
      return { fill: `var(--${kind}-back)` }
    case 'leafLine':
      return line(`var(--${kind}-line)`, 1.25)
    case 'leafRib':
      return line(`var(--${kind}-line)`, 0.75, 0.75)
    case 'petal':
      return { fill: petalNow }
    case 'petalBack':
      return { fill: `color-mix(in oklab, ${petalNow} 88%, ${petalLine})` }
    case 'petalLine':
      return line(petalLine, 1.1)
    case 'petalVein':
      return line(petalLine, 0.7, 0.6)
    case 'eye':
      return { fill: 'var(--eye)' }
    case 'eyeLine':
    case 'eyeDot':
      return line('var(--eye-line)', 0.9)
    case 'seed':
      return { fill: 'var(--seed)' }
    case 'seedLine':
      return line('var(--seed-line)', 1.25)
    case 'seedGrain':
      return line('var(--seed-line)', 0.9, 0.55)
    case 'mound':
      return { fill: 'var(--soil-deep)' }
    case 'moundLine':
      return line('var(--soil-line)', 1.1)
    case 'drop':
      return bordered('var(--rain)', 'var(--card)', 1.2)
    case 'dropShine':
      return line('var(--card)', 1.1)
    case 'smallStem':
      return line(isThirsty ? 'var(--dry-line)' : 'var(--leaf)', 3)
    case 'smallLeaf':
      return { fill: isThirsty ? 'var(--dry-line)' : 'var(--leaf)' }
    case 'smallPetal':
      return bordered(petalNow, petalLine, 1.5)
    case 'smallSeed':
      return bordered('var(--seed)', 'var(--seed-line)', 2.6)
    case 'smallMound':
      return bordered('var(--soil-deep)', 'var(--soil-line)', 2)
  }
}
