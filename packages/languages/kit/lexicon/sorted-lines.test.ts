import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readSortedLines, sortLines } from './sorted-lines.ts'

const field = fc.string({ unit: fc.constantFrom('a', 'b', 'é', 'œ', '我', "'", '-'), maxLength: 3 })
const rows = fc.array(fc.tuple(field, field), { minLength: 1, maxLength: 40 })

it('finds by the first field what a walk over all lines finds, in their order', () => {
  fc.assert(
    fc.property(rows, field, (pairs, other) => {
      const lines = readSortedLines(sortLines(pairs.map((pair) => pair.join('\t'))))
      for (const first of [...pairs.map(([key]) => key), other]) {
        const expected = pairs.filter(([key]) => key === first).map(([, rest]) => rest)
        expect(lines.find(first)).toEqual(expected)
        expect(lines.has(first)).toBe(expected.length > 0)
      }
      expect([...lines.all()]).toHaveLength(pairs.length)
    }),
  )
})

it('has lines of one field, too, and none in an empty text', () => {
  const words = readSortedLines(sortLines(['sol', 'luna']))
  expect(['luna', 'sol', 'lun', 'soles'].map(words.has)).toEqual([true, true, false, false])
  expect(readSortedLines('').has('sol')).toBe(false)
})
