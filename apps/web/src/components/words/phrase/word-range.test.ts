import type { ReadToken } from '@lingarden/languages/kit/tokens/read-token'
import { describe, expect, it } from 'vitest'
import { phraseOf } from './word-range'

/** The words of a text, where they stand in it; those with a term are known. */
function wordsIn(text: string, words: readonly (readonly [text: string, term?: string, reading?: string])[]) {
  let from = 0
  return words.map(([word, term, reading]): ReadToken => {
    const start = text.indexOf(word, from)
    from = start + word.length
    return { kind: 'word', text: word, start, ...(term && { term }), ...(reading && { reading }) }
  })
}

describe('a phrase', () => {
  it('is what stands between its first and its last word, written as within a sentence', () => {
    const text = 'Tengo  mucha\thambre, de verdad.'
    const words = wordsIn(text, [
      ['Tengo', 'tengo'],
      ['mucha', 'mucha'],
      ['hambre', 'hambre'],
      ['de'],
      ['verdad'],
    ])
    expect(phraseOf(text, words, { from: 0, to: 2 })).toMatchObject({
      text: 'tengo mucha hambre',
      reading: '',
      problem: undefined,
    })
    expect(phraseOf(text, words, { from: 2, to: 4 }).text).toBe('hambre, de verdad')
  })

  it('keeps the capital of a name', () => {
    const text = 'Ana canta.'
    expect(phraseOf(text, wordsIn(text, [['Ana', 'Ana'], ['canta']]), { from: 0, to: 1 }).text).toBe(
      'Ana canta',
    )
  })

  it('is written together in Mandarin, with the reading of its words', () => {
    const text = '我想喝热茶。'
    const words = wordsIn(text, [
      ['我', '我', 'wǒ'],
      ['想', '想', 'xiǎng'],
      ['喝', '喝', 'hē'],
      ['热茶', '热茶', 'rè chá'],
    ])
    expect(phraseOf(text, words, { from: 1, to: 3 })).toMatchObject({
      text: '想喝热茶',
      reading: 'xiǎng hē rè chá',
    })
  })

  it('is not kept where it is longer than ten words, or reaches over the end of a sentence', () => {
    const long = Array.from({ length: 11 }, (_, place) => `w${place}`)
    const text = long.join(' ')
    const words = wordsIn(
      text,
      long.map((word) => [word] as const),
    )
    expect(phraseOf(text, words, { from: 0, to: 10 }).problem).toBe('long')
    expect(phraseOf(text, words, { from: 0, to: 9 }).problem).toBeUndefined()
    const two = 'Hola. Me voy.'
    const said = wordsIn(two, [['Hola'], ['Me'], ['voy']])
    expect(phraseOf(two, said, { from: 0, to: 1 }).problem).toBe('sentences')
    expect(phraseOf(two, said, { from: 1, to: 2 }).problem).toBeUndefined()
  })
})
