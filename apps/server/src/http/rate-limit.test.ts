import fc from 'fast-check'
import { expect, it } from 'vitest'
import { RateLimiter } from './rate-limit.ts'

it('lets a key come as often as its limit says in each window, whatever the others do', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), fc.array(fc.constantFrom('a', 'b')), (limit, keys) => {
      let now = 0
      const limiter = new RateLimiter(limit, () => now)
      for (const window of [0, 1, 2]) {
        now = window * 60_000
        const passed = keys.filter((key) => limiter.take(key))
        for (const key of ['a', 'b']) {
          const asked = keys.filter((other) => other === key).length
          expect(passed.filter((other) => other === key)).toHaveLength(Math.min(limit, asked))
        }
      }
    }),
  )
})

it('counts in windows of the length it was given', () => {
  let now = 0
  const limiter = new RateLimiter(1, () => now, 900_000)
  expect([limiter.take('a'), limiter.take('a')]).toEqual([true, false])
  now = 899_999
  expect(limiter.take('a')).toBe(false)
  now = 900_000
  expect(limiter.take('a')).toBe(true)
})
