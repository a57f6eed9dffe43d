import { expect, it } from 'vitest'
import { mistakeRows } from './mistake-rows.ts'

const correction = (original: string, corrected: string) => ({ original, corrected, explanation: 'Because.' })

it('a correction is kept with its kind, its sentence and that sentence mended', () => {
  const message = { id: 'm1', languageCode: 'es-ES', text: 'Hola. Me gusta la musica, ¿y a ti?' }
  expect(mistakeRows([correction('la musica', 'la música')], message)).toEqual([
    {
      original: 'la musica',
      corrected: 'la música',
      sentence: 'Me gusta la musica, ¿y a ti?',
      mended: 'Me gusta la música, ¿y a ti?',
      explanation: 'Because.',
      category: 'accent',
      message_id: 'm1',
    },
  ])
})

it('the mended sentence has all put right that was wrong in it, or there is none', () => {
  const message = { id: 'm', languageCode: 'es-ES', text: 'Hola. Yo tener dos hermano. Es mi cassa.' }
  const inSentence = [correction('tener', 'tengo'), correction('hermano', 'hermanos')]
  const mended = (...corrections: Parameters<typeof mistakeRows>[0]) =>
    mistakeRows(corrections, message).map((row) => row.mended)
  expect(mended(...inSentence, correction('cassa', 'casa'))).toEqual([
    'Yo tengo dos hermanos.',
    'Yo tengo dos hermanos.',
    'Es mi casa.',
  ])
  expect(mended(...inSentence, correction('Yo tener dos hermano', 'Tengo dos hermanos'))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

it('keeps no correction that says nothing or that no row can hold', () => {
  const long = 'a'.repeat(501)
  expect(
    mistakeRows(
      [correction('', 'x'), correction('same', 'same'), correction(long, 'x'), correction('x', long)],
      { id: 'm', languageCode: 'es-ES', text: 'x' },
    ),
  ).toEqual([])
  const [row] = mistakeRows([{ original: 'x', corrected: 'y', explanation: 'e'.repeat(2000) }], {
    id: 'm',
    languageCode: 'es-ES',
    text: 'x',
  })
  expect(row?.explanation).toHaveLength(1000)
})

it('keeps no sentence that no row can hold, nor one that was not written', () => {
  for (const text of [`x ${'a'.repeat(500)}`, 'z'])
    expect(
      mistakeRows([correction('x', 'y')], { id: 'm', languageCode: 'es-ES', text })[0],
    ).not.toHaveProperty('sentence')
})
