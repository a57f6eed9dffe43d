import fc from 'fast-check'
import { expect, it } from 'vitest'
import { creditPrices, speechPrice, usagePercent } from './credits.ts'

it('[9.12b] the price list', () => {
  expect(creditPrices).toEqual({
    reply: 10,
    feedback: 5,
    suggestions: 3,
    goal: 2,
    translation: 2,
    explanation: 2,
    transcription: 5,
    activity: 15,
    speech: 1,
  })
})

it.each([
  ['', 0],
  ['a', 1],
  ['a'.repeat(100), 1],
  ['a'.repeat(101), 2],
  ['你'.repeat(100), 1],
  ['🌱'.repeat(100), 1],
])('[9.12b] speech costs a credit for each started 100 characters', (text, price) => {
  expect(speechPrice(text)).toBe(price)
})

it.each([
  [10_000, '0.00'],
  [9999, '0.01'],
  [8766, '12.34'],
  [6667, '33.33'],
  [2500, '75.00'],
  [0, '100.00'],
  [30_000, '0.00'],
])('[9.2] of %i credits the usage is %s percent', (credits, shown) => {
  expect(usagePercent(credits).toFixed(2)).toBe(shown)
})

it('[9.2] the usage falls as the balance grows and stays within 0 and 100', () => {
  fc.assert(
    fc.property(fc.nat(200_000), fc.nat(200_000), (one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)]
      expect(usagePercent(low)).toBeGreaterThanOrEqual(usagePercent(high))
      expect(usagePercent(one)).toBeGreaterThanOrEqual(0)
      expect(usagePercent(one)).toBeLessThanOrEqual(100)
    }),
  )
})
