import { evenScale, type Placement } from './placement.ts'
import { round } from './shape.ts'

/**
 * Off each radius: of a half circle whose ends are rounded, a radius that is too small is widened to fit them; one that is too
 * large draws another arc.
 */
const spare = 0.02

type Point = readonly [number, number]

/** How many numbers a command takes; the last two of them are where it ends. */
const counts: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, A: 7, Z: 0 }

/**
 * The same outline at another place, its commands absolute.
 * @param d commands of M, L, H, V, C, Q, A and Z, in either case; circles as their halves
 * @param placement stretches nothing
 */
export function movePath(d: string, placement: Placement): string {
  let at: Point = [0, 0]
  let start = at
  const moved = commandsOf(d).map(([letter, numbers]) => {
    const command = letter.toUpperCase()
    const [dx, dy] = letter === command ? [0, 0] : at
    if (command === 'Z') {
      at = start
      return 'Z'
    }
    if (command === 'A') {
      const [radius = 0, , , large = 0, sweep = 0, x = 0, y = 0] = numbers
      at = [x + dx, y + dy]
      const r = round(radius * (evenScale(placement) ?? 1) - spare)
      return `A${r} ${r} 0 ${large} ${sweep} ${written([at], placement)}`
    }
    const points = pointsOf(command, numbers, at, [dx, dy])
    at = points.at(-1) ?? at
    if (command === 'M') start = at
    return `${command === 'H' || command === 'V' ? 'L' : command}${written(points, placement)}`
  })
  return moved.join('')
}

function pointsOf(command: string, numbers: readonly number[], at: Point, [dx, dy]: Point): Point[] {
  const [first = 0] = numbers
  if (command === 'H') return [[first + dx, at[1]]]
  if (command === 'V') return [[at[0], first + dy]]
  return pairs(numbers).map(([x, y]) => [x + dx, y + dy])
}

const pairs = (numbers: readonly number[]): Point[] =>
  Array.from({ length: numbers.length / 2 }, (_, place) => [
    numbers[2 * place] ?? 0,
    numbers[2 * place + 1] ?? 0,
  ])

const written = (points: readonly Point[], { a, b, c, d, e, f }: Placement): string =>
  points.map(([x, y]) => `${round(a * x + c * y + e)} ${round(b * x + d * y + f)}`).join(' ')

/** One command for each time that its numbers are given; after a first M, further ones are lines. */
function commandsOf(d: string): [string, number[]][] {
  return [...d.matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([, letter = '', text = '']) => {
    const numbers = text.match(/-?(?:\d+\.?\d*|\.\d+)/g)?.map(Number) ?? []
    const count = counts[letter.toUpperCase()]
    if (count === undefined) throw new RangeError(`An outline is not drawn by ${letter}`)
    if (count === 0) return [[letter, []]]
    return Array.from({ length: numbers.length / count }, (_, place): [string, number[]] => [
      place > 0 && letter === 'M' ? 'L' : place > 0 && letter === 'm' ? 'l' : letter,
      numbers.slice(place * count, (place + 1) * count),
    ])
  })
}
