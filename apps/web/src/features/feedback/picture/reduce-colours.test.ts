import { expect, it } from 'vitest'
import { reduceColours } from './reduce-colours'

it('keeps black, white and opacity, and leaves as many shades as the bits can tell', () => {
  const pixels = new Uint8ClampedArray(256 * 4)
  for (let value = 0; value < 256; value++) pixels.set([value, value, value, value], value * 4)
  reduceColours(pixels, 4)
  const at = (value: number) => Array.from(pixels.slice(value * 4, value * 4 + 4))
  expect(at(0)).toEqual([0, 0, 0, 0])
  expect(at(255)).toEqual([255, 255, 255, 255])
  const reds = Array.from({ length: 256 }, (_, value) => at(value)[0]!)
  expect(new Set(reds).size).toBe(16)
  expect(Math.max(...reds.map((red, value) => Math.abs(red - value)))).toBeLessThanOrEqual(9)
  expect(at(77)[3]).toBe(77)
})
