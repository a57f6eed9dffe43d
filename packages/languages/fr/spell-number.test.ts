import fc from 'fast-check'
import { expect, it } from 'vitest'
import { spellFrench } from './spell-number.ts'

it.each([
  [0, 'zéro'],
  [1, 'un'],
  [10, 'dix'],
  [16, 'seize'],
  [21, 'vingt et un'],
  [22, 'vingt-deux'],
  [31, 'trente et un'],
  [70, 'soixante-dix'],
  [71, 'soixante et onze'],
  [77, 'soixante-dix-sept'],
  [80, 'quatre-vingts'],
  [81, 'quatre-vingt-un'],
  [91, 'quatre-vingt-onze'],
  [100, 'cent'],
  [101, 'cent un'],
  [110, 'cent dix'],
  [200, 'deux cents'],
  [555, 'cinq cent cinquante-cinq'],
  [1000, 'mille'],
  [1001, 'mille un'],
  [1010, 'mille dix'],
  [1999, 'mille neuf cent quatre-vingt-dix-neuf'],
  [10_000, 'dix mille'],
  [10_500, 'dix mille cinq cents'],
  [21_000, 'vingt et un mille'],
  [80_000, 'quatre-vingt mille'],
  [100_001, 'cent mille un'],
  [200_000, 'deux cent mille'],
  [231_000, 'deux cent trente et un mille'],
  [1_000_000, 'un million'],
  [2_000_080, 'deux millions quatre-vingts'],
  [300_000_000, 'trois cents millions'],
  [300_000_005, 'trois cents millions cinq'],
])('%i is %s in French', (number, words) => {
  expect(spellFrench(number)).toBe(words)
})

it('no two numbers are said alike in French, and none has a gap', () => {
  const number = fc.integer({ min: 0, max: 999_999_999 })
  fc.assert(
    fc.property(number, number, (one, other) => {
      expect(spellFrench(one)).not.toMatch(/undefined|^ | $| {2}|零零|-$/)
      expect(spellFrench(one) === spellFrench(other)).toBe(one === other)
    }),
  )
  const small = Array.from({ length: 10_000 }, (_, each) => spellFrench(each))
  expect(new Set(small).size).toBe(small.length)
})
