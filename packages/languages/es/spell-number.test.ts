import fc from 'fast-check'
import { expect, it } from 'vitest'
import { spellSpanish } from './spell-number.ts'

it.each([
  [0, 'cero'],
  [1, 'uno'],
  [10, 'diez'],
  [16, 'dieciséis'],
  [21, 'veintiuno'],
  [22, 'veintidós'],
  [31, 'treinta y uno'],
  [70, 'setenta'],
  [71, 'setenta y uno'],
  [77, 'setenta y siete'],
  [80, 'ochenta'],
  [81, 'ochenta y uno'],
  [91, 'noventa y uno'],
  [100, 'cien'],
  [101, 'ciento uno'],
  [110, 'ciento diez'],
  [200, 'doscientos'],
  [555, 'quinientos cincuenta y cinco'],
  [1000, 'mil'],
  [1001, 'mil uno'],
  [1010, 'mil diez'],
  [1999, 'mil novecientos noventa y nueve'],
  [10_000, 'diez mil'],
  [10_500, 'diez mil quinientos'],
  [21_000, 'veintiún mil'],
  [80_000, 'ochenta mil'],
  [100_001, 'cien mil uno'],
  [200_000, 'doscientos mil'],
  [231_000, 'doscientos treinta y un mil'],
  [1_000_000, 'un millón'],
  [2_000_080, 'dos millones ochenta'],
  [300_000_000, 'trescientos millones'],
  [300_000_005, 'trescientos millones cinco'],
  [115, 'ciento quince'],
  [2024, 'dos mil veinticuatro'],
  [1500, 'mil quinientos'],
])('%i is %s in Spanish', (number, words) => {
  expect(spellSpanish(number)).toBe(words)
})

it('no two numbers are said alike in Spanish, and none has a gap', () => {
  const number = fc.integer({ min: 0, max: 999_999_999 })
  fc.assert(
    fc.property(number, number, (one, other) => {
      expect(spellSpanish(one)).not.toMatch(/undefined|^ | $| {2}|零零|-$/)
      expect(spellSpanish(one) === spellSpanish(other)).toBe(one === other)
    }),
  )
  const small = Array.from({ length: 10_000 }, (_, each) => spellSpanish(each))
  expect(new Set(small).size).toBe(small.length)
})
