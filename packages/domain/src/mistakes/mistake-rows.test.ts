import { expect, it } from 'vitest'
import { mistakeRows } from './mistake-rows.ts'

const correction = (original: string, corrected: string) => ({ original, corrected, explanation: 'Because.' })

it('[3.24] a correction is kept with its kind', () => {
  expect(mistakeRows([correction('Me gusta la musica', 'Me gusta la música')], 'm1')).toEqual([
    {
      original: 'Me gusta la musica',
      corrected: 'Me gusta la música',
      explanation: 'Because.',
      category: 'accent',
      message_id: 'm1',
    },
  ])
})

it('keeps no correction that says nothing or that no row can hold', () => {
  const long = 'a'.repeat(501)
  expect(
    mistakeRows(
      [correction('', 'x'), correction('same', 'same'), correction(long, 'x'), correction('x', long)],
      'm',
    ),
  ).toEqual([])
  const [row] = mistakeRows([{ original: 'x', corrected: 'y', explanation: 'e'.repeat(2000) }], 'm')
  expect(row?.explanation).toHaveLength(1000)
})
