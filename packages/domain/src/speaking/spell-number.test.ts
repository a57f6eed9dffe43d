import { expect, it } from 'vitest'
import { largestSpelled, spellNumber } from './spell-number.ts'

it.each([
  ['es', 0, 'cero'],
  ['es', 31, 'treinta y uno'],
  ['es', 100, 'cien'],
  ['es', 115, 'ciento quince'],
  ['es', 2024, 'dos mil veinticuatro'],
  ['es', 1500, 'mil quinientos'],
  ['fr', 21, 'vingt et un'],
  ['fr', 71, 'soixante et onze'],
  ['fr', 80, 'quatre-vingt'],
  ['fr', 91, 'quatre-vingt-onze'],
  ['fr', 1999, 'mille neuf cent quatre-vingt-dix-neuf'],
  ['zh', 10, '十'],
  ['zh', 112, '一百一十二'],
  ['zh', 1005, '一千零五'],
  ['zh', 2300, '二千三百'],
] as const)('%s: %i is %s', (language, number, spelled) => {
  expect(spellNumber(number, language)).toBe(spelled)
})

it.each(['es', 'fr', 'zh'] as const)('no two numbers are spelled alike in %s', (language) => {
  const all = Array.from({ length: largestSpelled + 1 }, (_, number) => spellNumber(number, language))
  expect(new Set(all).size).toBe(all.length)
})
