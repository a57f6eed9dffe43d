import { expect, it } from 'vitest'
import type { ReviewWord } from '../words/review-word'
import { dealMatching } from './matching-pool'

const word = (term: string, meaning: string, reading = ''): ReviewWord => ({
  term,
  meaning,
  reading,
  example: '',
  translation: '',
  sentences: [],
})
const words = [word('他', 'he', 'tā'), word('她', 'she', 'tā'), word('茶', 'tea', 'chá'), word('嗯', '')]
const terms = (boards: ReviewWord[][]) => boards.map((board) => board.map(({ term }) => term))

it('no board has a half twice, nor a word without one', () => {
  expect(terms(dealMatching(words, 'meaning', new Map()))).toEqual([['他', '她', '茶']])
  expect(terms(dealMatching(words, 'reading', new Map()))).toEqual([['他', '茶']])
  expect(terms(dealMatching(words, 'sound', new Map()))).toEqual([['他', '她', '茶', '嗯']])
})

it('the weakest words are dealt first, on boards of at most six', () => {
  const many = Array.from({ length: 30 }, (_, index) => word(`w${index}`, `m${index}`))
  const bank = new Map([['w0', { seen: 50, clicks: 0 }]])
  const boards = dealMatching(many, 'meaning', bank)
  expect(boards.map(({ length }) => length)).toEqual([6, 6, 6])
  expect(terms(boards).flat()).not.toContain('w0')
})

it('one pair is no game', () => {
  expect(dealMatching(words.slice(0, 1), 'meaning', new Map())).toEqual([])
})
