import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choosePracticeWords, dealBoards } from './practice-words.ts'

const word = (term: string, meaning = `${term}!`) => ({ term, meaning, example: term, translation: meaning })

describe('the words to practise', () => {
  it('are the weakest first, and only so many', () => {
    const bank = new Map([
      ['sol', { seen: 40, clicks: 0 }],
      ['mar', { seen: 5, clicks: 0 }],
    ])
    const chosen = choosePracticeWords([word('sol'), word('mar'), word('luz')], bank, 2)
    expect(chosen.map(({ term }) => term)).toEqual(['luz', 'mar'])
  })

  it('are each there once, by term and by meaning', () => {
    const words = [word('ser', 'to be'), word('estar', 'to be'), word('Ser', 'being')]
    expect(choosePracticeWords(words, new Map(), 9).map(({ term }) => term)).toEqual(['ser'])
  })

  it('every word is on one board, and boards differ by one word at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 8 }), (count, largest) => {
        const words = Array.from({ length: count }, (_, place) => place)
        const boards = dealBoards(words, largest)
        expect(boards.flat().toSorted((a, b) => a - b)).toEqual(words)
        const sizes = boards.map((board) => board.length)
        expect(Math.max(0, ...sizes)).toBeLessThanOrEqual(largest)
        expect(Math.max(0, ...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
      }),
    )
  })
})
