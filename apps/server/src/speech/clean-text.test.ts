import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cleanText, isSpeakable } from './clean-text.ts'

it.each([
  ['<b>Hola</b>', '   Hola    '],
  ['**¡Sí!** `no`', '  ¡Sí!    no '],
  ['3 < 4 & 5', '3   4   5'],
  ['j’ai 😀', "j'ai   "],
  ['uno\ndos\0', 'uno\ndos '],
])('%j is read as %j', (text, expected) => {
  expect(cleanText(text)).toBe(expected)
})

it('keeps every place where it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(cleanText(text)).toHaveLength(text.length)
    }),
  )
})

it.each([
  ['Hola', true],
  ['你', true],
  ['7', true],
  ['...', false],
  ['😀', false],
  ['<br>', false],
  ['', false],
])('whether %j can be read out: %s', (text, expected) => {
  expect(isSpeakable(cleanText(text))).toBe(expected)
})
