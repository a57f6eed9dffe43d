import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { strengthBand, wordStrength } from './strength.ts'

const count = fc.nat({ max: 100_000 })

describe('wordStrength', () => {
  // raw = seen^1.5 / (clicks + 5)^1.5, worked by hand at the borders of the bands.
  it.each([
    [0, 0, 0],
    [1, 0, 4],
    [3, 0, 23],
    [5, 0, 50],
    [7, 0, 66],
    [8, 0, 75],
    [10, 0, 85],
    [12, 0, 96],
    [13, 0, 100],
    [5, 5, 18],
    [10, 5, 50],
    [26, 5, 100],
  ])('[1.3b, 5.10a] of a word seen %i times and clicked %i times is %i', (seen, clicks, strength) => {
    expect(wordStrength(seen, clicks)).toBe(strength)
  })

  it('[5.10a] stays within 0 and 100, grows with seen and shrinks with clicks', () => {
    fc.assert(
      fc.property(count, count, (seen, clicks) => {
        const strength = wordStrength(seen, clicks)
        expect(strength).toBeGreaterThanOrEqual(0)
        expect(strength).toBeLessThanOrEqual(100)
        expect(wordStrength(seen + 1, clicks)).toBeGreaterThanOrEqual(strength)
        expect(wordStrength(seen, clicks + 1)).toBeLessThanOrEqual(strength)
      }),
    )
  })
})

describe('strengthBand', () => {
  it.each([
    [0, 'weak'],
    [59, 'weak'],
    [60, 'medium'],
    [79, 'medium'],
    [80, 'strong'],
    [100, 'strong'],
  ])('[4.5] of %i is %s', (strength, band) => {
    expect(strengthBand(strength)).toBe(band)
  })
})
