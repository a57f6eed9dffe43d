import fc from 'fast-check'
import { expect, it } from 'vitest'
import { creditPrices, nextRefill, speechPrice, usagePercent } from './credits.ts'

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
  [10_000, 10_000, '0.00'],
  [9999, 10_000, '0.01'],
  [8766, 10_000, '12.34'],
  [0, 10_000, '100.00'],
  [12_000, 10_000, '0.00'],
  [12_000, 30_000, '60.00'],
  [29_927, 30_000, '0.24'],
  [15_000, 100_000, '85.00'],
  [5, 0, '100.00'],
])('[9.2] of %i credits of %i a month the usage is %s percent', (credits, allowance, shown) => {
  expect(usagePercent(credits, allowance).toFixed(2)).toBe(shown)
})

it('[9.2] without a plan the month has 10,000', () => {
  expect(usagePercent(7500)).toBe(25)
})

it('[9.2] the usage falls as the balance grows and stays within 0 and 100', () => {
  fc.assert(
    fc.property(fc.nat(200_000), fc.nat(200_000), fc.nat(200_000), (one, other, allowance) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)]
      expect(usagePercent(low, allowance)).toBeGreaterThanOrEqual(usagePercent(high, allowance))
      expect(usagePercent(one, allowance)).toBeGreaterThanOrEqual(0)
      expect(usagePercent(one, allowance)).toBeLessThanOrEqual(100)
    }),
  )
})

it.each([
  ['2026-11-22T12:00:00Z', '2026-12-01T00:00:00.000Z'],
  ['2026-12-31T23:59:59Z', '2027-01-01T00:00:00.000Z'],
  ['2026-12-01T00:00:00Z', '2027-01-01T00:00:00.000Z'],
])('what %s leaves is filled again at %s', (now, refill) => {
  expect(new Date(nextRefill(Date.parse(now))).toISOString()).toBe(refill)
})
