import fc from 'fast-check'
import { expect, it } from 'vitest'
import { holdMarks, isHeldSpace } from './held-marks.ts'

const heldIn = (text: string) =>
  holdMarks(text)
    .filter(({ isHeld }) => isHeld)
    .map((piece) => piece.text)

it.each([
  ['Bonjour ! Ça va ?', ['Bonjour !', 'va ?']],
  ['Vraiment ?! Il dit : « Oui » ; moi non.', ['Vraiment ?!', 'dit :', '« O', 'ui » ;']],
  ['Quoi\u202F? « Non\u00A0»', ['Quoi\u202F?', '« N', 'on\u00A0»']],
  ['Anticonstitutionnellement !', ['utionnellement !'.slice(2)]],
  ['« » «', ['« »']],
  ['Bonjour! A:b', []],
  ['¡Hola! ¿Qué tal? «Bien», dice.', []],
  ['你好！你好吗？', []],
])('a mark of %s stays on the line of its word', (text, pieces) => {
  expect(heldIn(text)).toEqual(pieces)
})

it('the pieces are the text, each where it says', () => {
  const text = fc.string({ unit: fc.constantFrom(' ', '\u202F', '\n', '!', '?', '«', '»', ':', 'a', '😀') })
  fc.assert(
    fc.property(text, (one) => {
      const pieces = holdMarks(one)
      expect(pieces.map((piece) => piece.text).join('')).toBe(one)
      for (const piece of pieces) expect(one.startsWith(piece.text, piece.start)).toBe(true)
    }),
  )
})

it('tells of a space between pieces that are split already', () => {
  expect(isHeldSpace('va', ' ', '?')).toBe(true)
  expect(isHeldSpace('«', ' ', 'Oui')).toBe(true)
  expect(isHeldSpace('Ça', ' ', 'va')).toBe(false)
  expect(isHeldSpace('va', '\n', '?')).toBe(false)
  expect(isHeldSpace('va', 'x', '?')).toBe(false)
})
