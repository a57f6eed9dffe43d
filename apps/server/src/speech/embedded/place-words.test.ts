import fc from 'fast-check'
import { expect, it } from 'vitest'
import { placeWords } from './place-words.ts'

it('lets a word reach to the next one, without what is no letter', () => {
  const starts = [
    { position: 0, time: 0 },
    { position: 5, time: 0.4 },
  ]
  expect(placeWords("j'ai, ¿20?", starts, 1)).toEqual([
    { offset: 0, length: 4, start: 0, end: 0.4 },
    { offset: 5, length: 4, start: 0.4, end: 1 },
  ])
})

it('counts code points as the engine does and tells UTF-16 code units', () => {
  expect(placeWords('𠮷 人', [{ position: 2, time: 0 }], 1)[0]).toMatchObject({ offset: 3, length: 1 })
})

it('keeps words in order and inside the text, whatever the engine says', () => {
  const start = fc.record({
    position: fc.integer({ min: -2, max: 40 }),
    time: fc.double({ min: 0, max: 9, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.array(start), (text, starts) => {
      let end = 0
      for (const word of placeWords(text, starts, 10)) {
        expect(word.offset).toBeGreaterThanOrEqual(end)
        end = word.offset + word.length
        expect(end).toBeLessThanOrEqual(text.length)
        expect(word.length).toBeGreaterThan(0)
      }
    }),
  )
})
