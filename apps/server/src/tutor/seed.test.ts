import { expect, it } from 'vitest'
import { turnSeed } from './seed.ts'

it('the same turn of the same conversation has the same seed, another turn another', () => {
  expect(turnSeed('a', 2)).toBe(turnSeed('a', 2))
  expect(turnSeed('a', 2)).not.toBe(turnSeed('a', 4))
  expect(turnSeed('a', 2)).not.toBe(turnSeed('b', 2))
})
