import { expect, it } from 'vitest'
import { soundNumbers } from './sound-numbers.ts'

const vocabulary = { ' ': 16, a: 43, b: 44 }

it('numbers what the model knows and leaves the rest out', () => {
  expect(soundNumbers('ab ☃a', vocabulary)).toEqual([[43, 44, 16, 43]])
  expect(soundNumbers('☃', vocabulary)).toEqual([])
})

it('cuts what is too long behind a word, and loses nothing', () => {
  const pieces = soundNumbers('abab '.repeat(300), vocabulary)
  expect(pieces.flat()).toHaveLength(1500)
  for (const piece of pieces) {
    expect(piece.length).toBeLessThanOrEqual(500)
    expect(piece.at(-1)).toBe(16)
  }
})

it('cuts one endless word all the same', () => {
  expect(soundNumbers('a'.repeat(1200), vocabulary).map(({ length }) => length)).toEqual([500, 500, 200])
})
