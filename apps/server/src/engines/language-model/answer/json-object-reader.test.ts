import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { JsonObjectReader, type JsonPart } from './json-object-reader.ts'

function partsOf(pieces: readonly string[]) {
  const reader = new JsonObjectReader()
  const parts: JsonPart[] = pieces.flatMap((piece) => [...reader.read(piece)])
  const texts: Record<string, string> = {}
  const values: Record<string, unknown> = {}
  for (const part of parts) {
    if (part.type === 'text') texts[part.key] = (texts[part.key] ?? '') + part.text
    else values[part.key] = part.value
  }
  return { parts, texts, values, isOver: reader.isOver }
}

/** A text cut into pieces at arbitrary places. */
const cut = (text: string, places: readonly number[]): string[] => {
  const ends = [...new Set(places.map((place) => place % (text.length + 1)))].sort((a, b) => a - b)
  return [...ends, text.length].map((end, index) => text.slice(ends[index - 1] ?? 0, end))
}

describe('an object that comes in pieces', () => {
  it('is read as JSON.parse reads it, wherever it is cut', () => {
    const value = fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue())
    const object = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), value)
    fc.assert(
      fc.property(object, fc.array(fc.nat(), { maxLength: 40 }), fc.boolean(), (source, places, isWide) => {
        const { texts, values } = partsOf(cut(JSON.stringify(source, null, isWide ? 2 : 0), places))
        expect(values).toEqual(JSON.parse(JSON.stringify(source)))
        for (const [key, text] of Object.entries(texts)) expect(text).toBe(values[key])
      }),
    )
  })

  it('tells of a text before the next piece is there', () => {
    const { texts, values } = partsOf(['{"reply": "¡Hola', ', ¿qué '])
    expect(texts).toEqual({ reply: '¡Hola, ¿qué ' })
    expect(values).toEqual({})
  })

  it('never tells half a character', () => {
    const { parts } = partsOf(['{"reply":"\\ud83c', '\\udf31 ok \ud83c', '\udf31"}'])
    expect(parts.filter(({ type }) => type === 'text')).toEqual([
      { type: 'text', key: 'reply', text: '🌱 ok ' },
      { type: 'text', key: 'reply', text: '🌱' },
    ])
  })

  it('keeps what was whole when the rest breaks off', () => {
    const { values, isOver } = partsOf(['{"reply":"Hola","n":1,"feedback":{"positive":"a}"'])
    expect(values).toEqual({ reply: 'Hola', n: 1 })
    expect(isOver).toBe(false)
  })

  it.each([
    ['{"reply":"a\nb","x":"c\\\'d"}', { reply: 'a\nb', x: "c'd" }],
    ['{"reply":"a",}', { reply: 'a' }],
    [
      '{"reply": 42, "list": [1, {"a": "]"}], "none": null}',
      { reply: 42, list: [1, { a: ']' }], none: null },
    ],
    ['{"a":[1,}', {}],
    ['{reply:"a"}', {}],
    ['[1,2]', {}],
    ['{"a":1} and more {"b":2}', { a: 1 }],
  ])('reads what it can of %j', (text, expected) => {
    expect(partsOf([text]).values).toEqual(expected)
  })

  it('takes anything', () => {
    const pieces = fc.array(fc.string({ unit: 'binary' }))
    fc.assert(
      fc.property(pieces, (rest) => {
        expect(() => partsOf(['{"a":', ...rest])).not.toThrow()
      }),
    )
  })
})
