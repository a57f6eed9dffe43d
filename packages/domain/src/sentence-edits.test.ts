import { describe, expect, it } from 'vitest'
import { editSentence, placeOf } from './sentence-edits.ts'

const correction = (original: string, corrected: string) => ({ original, corrected, explanation: '' })

function apply(sentence: string, pairs: [string, string][]): string {
  const { edits } = editSentence(
    sentence,
    pairs.map(([original, corrected]) => correction(original, corrected)),
  )
  return edits.reduceRight(
    (text, { start, end, added }) => text.slice(0, start) + added + text.slice(end),
    sentence,
  )
}

describe('the edits of a sentence', () => {
  it('lie where the corrected words stand', () => {
    expect(editSentence('Quiero un cerveza', [correction('un', 'una')])).toEqual({
      edits: [{ start: 7, end: 9, added: 'una' }],
      outside: [],
    })
    expect(editSentence('Je mange pas', [correction('Je mange pas', 'Je ne mange pas')]).edits).toEqual([
      { start: 3, end: 3, added: 'ne ' },
    ])
    expect(editSentence('我很是学生', [correction('很是', '是')]).edits).toEqual([
      { start: 1, end: 2, added: '' },
    ])
  })

  it.each<[string, [string, string][], string]>([
    [
      'Yo tiene dos perro',
      [
        ['tiene', 'tengo'],
        ['dos perro', 'dos perros'],
      ],
      'Yo tengo dos perros',
    ],
    ['algunas veces tengo un casa', [['un', 'una']], 'algunas veces tengo una casa'],
    ['cuesta mucho', [['cuesta', '$& cuesta']], '$& cuesta mucho'],
  ])('make of “%s” the right sentence', (sentence, pairs, right) => {
    expect(apply(sentence, pairs)).toBe(right)
  })

  it('leave out what is not in the sentence, and what lies over another edit', () => {
    const other = correction('perro', 'perros')
    const over = correction('un cerveza', 'cervezas')
    const { edits, outside } = editSentence('Quiero un cerveza', [correction('un', 'una'), other, over])
    expect(edits).toHaveLength(1)
    expect(outside).toEqual([other, over])
  })
})

describe('the place of a quotation', () => {
  it('is that of whole words, if there is one', () => {
    expect(placeOf('un', 'ninguno un')).toBe(8)
    expect(placeOf('un', 'ninguno')).toBe(4)
    expect(placeOf('学', '我学中文')).toBe(1)
    expect(placeOf('x', 'Hola')).toBeUndefined()
    expect(placeOf('', 'Hola')).toBeUndefined()
  })
})
