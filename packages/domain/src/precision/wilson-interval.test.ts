import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wilsonInterval } from './wilson-interval.ts'

// Newcombe (1998), Statistics in Medicine 17, table I, method 3 (score without correction).
it.each([
  { part: 81, whole: 263, low: 0.2553, high: 0.3662 },
  { part: 15, whole: 148, low: 0.0624, high: 0.1605 },
  { part: 0, whole: 20, low: 0, high: 0.1611 },
  { part: 1, whole: 29, low: 0.0061, high: 0.1718 },
])('gives the published bounds of $part of $whole', ({ part, whole, low, high }) => {
  const interval = wilsonInterval({ part, whole })
  expect(interval.low).toBeCloseTo(low, 4)
  expect(interval.high).toBeCloseTo(high, 4)
})

it('knows nothing of an empty sample', () => {
  expect(wilsonInterval({ part: 0, whole: 0 })).toEqual({ low: 0, high: 1 })
})

it('holds the share, stays between 0 and 1, and narrows with the sample', () => {
  const share = fc
    .integer({ min: 1, max: 500 })
    .chain((whole) => fc.record({ part: fc.integer({ min: 0, max: whole }), whole: fc.constant(whole) }))
  fc.assert(
    fc.property(share, ({ part, whole }) => {
      const { low, high } = wilsonInterval({ part, whole })
      expect(low).toBeGreaterThanOrEqual(0)
      expect(high).toBeLessThanOrEqual(1)
      expect(low).toBeLessThanOrEqual(part / whole + 1e-12)
      expect(high).toBeGreaterThanOrEqual(part / whole - 1e-12)
      const larger = wilsonInterval({ part: part * 4, whole: whole * 4 })
      expect(larger.high - larger.low).toBeLessThan(high - low)
    }),
  )
})
