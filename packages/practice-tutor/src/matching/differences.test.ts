import { expect, it } from 'vitest'
import { describeWord, differenceBetween } from './differences.ts'

it.each([
  ['es', 'café', 'café', 'same'],
  ['es', 'cafe', 'café', 'accent'],
  ['es', 'ano', 'año', 'other'],
  ['es', 'un', 'una', 'form'],
  ['es', 'yamo', 'llamo', 'spelling'],
  ['es', 'qiero', 'quiero', 'spelling'],
  ['fr', 'la', 'le', 'form'],
  ['fr', 'la', 'un', 'other'],
  ['fr', 'adition', 'addition', 'spelling'],
  ['fr', 'additions', 'addition', 'spelling'],
  ['fr', 'voudrias', 'voudrais', 'spelling'],
  ['fr', 'vuodrias', 'voudrais', 'other'],
  ['fr', 'tu', 'du', 'other'],
  ['zh', '个', '杯', 'form'],
  ['zh', '茶', '杯', 'other'],
] as const)('tells how a word differs: %s %s, %s: %s', (language, given, expected, difference) => {
  const [one, other] = [describeWord(given, language), describeWord(expected, language)]
  expect(differenceBetween(one, other)).toBe(difference)
  expect(differenceBetween(other, one)).toBe(difference)
})
