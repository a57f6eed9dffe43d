import { expect, it } from 'vitest'
import { backOff } from './back-off.ts'

it('waits twice as long after each failure, up to five minutes', () => {
  expect([0, 1, 2, 3, 20].map((failures) => backOff(failures, 0))).toEqual([
    30_000, 3000, 6000, 12_000, 300_000,
  ])
})

it('lets chance take up to half of it, so that nobody comes at once', () => {
  expect(backOff(1, 0.5)).toBe(2250)
  expect(backOff(20, 0.999)).toBeGreaterThan(150_000)
})
