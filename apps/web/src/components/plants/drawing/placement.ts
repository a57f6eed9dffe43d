/** How a drawing is moved, turned and scaled: x' = a x + c y + e, y' = b x + d y + f. */
export interface Placement {
  a: number
  b: number
  c: number
  d: number
  e: number
  f: number
}

export const inPlace: Placement = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }

/** What is placed within something that is placed itself. */
export const within = (o: Placement, i: Placement): Placement => ({
  a: o.a * i.a + o.c * i.b,
  b: o.b * i.a + o.d * i.b,
  c: o.a * i.c + o.c * i.d,
  d: o.b * i.c + o.d * i.d,
  e: o.a * i.e + o.c * i.f + o.e,
  f: o.b * i.e + o.d * i.f + o.f,
})

/**
 * Reads an attribute `transform`.
 * @throws RangeError at anything but translate, rotate and scale
 */
export function readPlacement(transform: string): Placement {
  return [...transform.matchAll(/(\w+)\(([^)]*)\)/g)].reduce<Placement>(
    (placement, [, name, numbers = '']) => {
      const [x = 0, y] = numbers
        .trim()
        .split(/[\s,]+/)
        .map(Number)
      return within(placement, step(name, x, y))
    },
    inPlace,
  )
}

function step(name: string | undefined, x: number, y: number | undefined): Placement {
  const turn = (x * Math.PI) / 180
  if (name === 'translate') return { ...inPlace, e: x, f: y ?? 0 }
  if (name === 'scale') return { ...inPlace, a: x, d: y ?? x }
  if (name === 'rotate')
    return { ...inPlace, a: Math.cos(turn), b: Math.sin(turn), c: -Math.sin(turn), d: Math.cos(turn) }
  throw new RangeError(`A drawing is not placed by ${name}`)
}

/** By how much it makes everything larger; undefined where it stretches, so that a line would not stay as wide all along. */
export function evenScale({ a, b, c, d }: Placement): number | undefined {
  const isEven = Math.abs(a - d) < 1e-9 && Math.abs(b + c) < 1e-9
  return isEven ? Math.hypot(a, b) : undefined
}
