import { describe, expect, it } from 'vitest'
import type { TextToken } from '../dictionary/tokenize.ts'
import { isKeptPhrase, keptPhrasesIn } from './kept-phrases.ts'

/** A text as tokens of one word or one mark each, without some of them. */
const tokensOf = (text: string, without: readonly string[] = []): TextToken[] =>
  Array.from(text.matchAll(/\p{L}+|[^\p{L}]/gu), ({ 0: part, index: start }): TextToken => ({
    kind: /\p{L}/u.test(part) ? 'word' : 'space',
    text: part,
    start,
  })).filter(({ text: part }) => !without.includes(part))

describe('phrases that were kept', () => {
  it.each([
    ['Pues buenos días a todos.', ['buenos días', 'buenas noches'], ['buenos días']],
    ['Estoy bien. Días buenos.', ['bien días'], []],
    ['Muy bien, días largos', ['buenos días'], []],
    ['我要一杯热茶。', ['一杯热茶', '热水'], ['一杯热茶']],
    ['', ['hola tú'], []],
  ])('are found in “%s”', (text, phrases, found) => {
    expect(keptPhrasesIn(tokensOf(text), phrases)).toEqual(found)
  })

  it('are parted by a word that was corrected', () => {
    expect(keptPhrasesIn(tokensOf('una casa muy grande', ['muy']), ['casa grande'])).toEqual([])
    expect(keptPhrasesIn(tokensOf('una casa grande'), ['casa grande'])).toEqual(['casa grande'])
  })

  it('are rows that were kept as such, or that have several words', () => {
    expect(isKeptPhrase({ word_string: '一杯热茶', source: 'phrase' })).toBe(true)
    expect(isKeptPhrase({ word_string: 'un poco', source: 'file' })).toBe(true)
    expect(isKeptPhrase({ word_string: 'sol', source: 'tutor' })).toBe(false)
  })
})
