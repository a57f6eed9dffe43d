import fc from 'fast-check'
import { expect, it } from 'vitest'
import { spellMandarin } from './spell-number.ts'

it.each([
  [0, '零'],
  [1, '一'],
  [10, '十'],
  [16, '十六'],
  [21, '二十一'],
  [22, '二十二'],
  [31, '三十一'],
  [70, '七十'],
  [71, '七十一'],
  [77, '七十七'],
  [80, '八十'],
  [81, '八十一'],
  [91, '九十一'],
  [100, '一百'],
  [101, '一百零一'],
  [110, '一百一十'],
  [200, '二百'],
  [555, '五百五十五'],
  [1000, '一千'],
  [1001, '一千零一'],
  [1010, '一千零一十'],
  [1999, '一千九百九十九'],
  [10_000, '一万'],
  [10_500, '一万零五百'],
  [21_000, '二万一千'],
  [80_000, '八万'],
  [100_001, '十万零一'],
  [200_000, '二十万'],
  [231_000, '二十三万一千'],
  [1_000_000, '一百万'],
  [2_000_080, '二百万零八十'],
  [300_000_000, '三亿'],
  [300_000_005, '三亿零五'],
  [112, '一百一十二'],
  [1005, '一千零五'],
  [2300, '二千三百'],
])('%i is %s in Mandarin', (number, words) => {
  expect(spellMandarin(number)).toBe(words)
})

it('no two numbers are said alike in Mandarin, and none has a gap', () => {
  const number = fc.integer({ min: 0, max: 999_999_999 })
  fc.assert(
    fc.property(number, number, (one, other) => {
      expect(spellMandarin(one)).not.toMatch(/undefined|^ | $| {2}|零零|-$/)
      expect(spellMandarin(one) === spellMandarin(other)).toBe(one === other)
    }),
  )
  const small = Array.from({ length: 10_000 }, (_, each) => spellMandarin(each))
  expect(new Set(small).size).toBe(small.length)
})
