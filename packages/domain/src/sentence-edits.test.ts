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
    [
      '我买了三个裤子很长',
      [
        ['个', '条'],
        ['裤子', '裤子，'],
      ],
      '我买了三条裤子，很长',
    ],
    [
      '我门不有钱',
      [
        ['门', '们'],
        ['不有', '没有'],
      ],
      '我们没有钱',
    ],
    [
      '他跑的很快了',
      [
        ['跑的', '跑得'],
        ['很快', '非常快'],
        ['了', ''],
      ],
      '他跑得非常快',
    ],
    [
      'Tengo perro',
      [
        ['Tengo', 'Tengo un'],
        ['perro', 'gato'],
      ],
      'Tengo un gato',
    ],
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

  it('leave out the second of two that put something in at one place, as nobody knows which comes first', () => {
    const [first, second] = [correction('Voy playa', 'Voy a playa'), correction('Voy playa', 'Voy la playa')]
    const { edits, outside } = editSentence('Voy playa', [first, second])
    expect(edits).toEqual([{ start: 4, end: 4, added: 'a ' }])
    expect(outside).toEqual([second])
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
