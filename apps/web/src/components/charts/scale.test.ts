import fc from 'fast-check'
import { expect, it } from 'vitest'
import { axisTicks, labelPlaces } from './scale'

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [7, [0, 2, 4, 6, 8]],
  [23, [0, 10, 20, 30]],
  [100, [0, 25, 50, 75, 100]],
  [367, [0, 100, 200, 300, 400]],
])('an axis up to %i has the lines %j', (max, ticks) => {
  expect(axisTicks(max)).toEqual(ticks)
})

it('an axis reaches its maximum by few whole lines', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (max) => {
      const ticks = axisTicks(max)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(max)
      expect(ticks.length).toBeLessThanOrEqual(6)
      expect(ticks.every(Number.isInteger)).toBe(true)
    }),
  )
})

it('labels stand apart, and the last one is always there', () => {
  expect(labelPlaces(5, 10)).toEqual([0, 1, 2, 3, 4])
  expect(labelPlaces(30, 6)).toEqual([4, 9, 14, 19, 24, 29])
  expect(labelPlaces(0, 6)).toEqual([])
})
