import type { BankWord } from '@lingarden/domain/word-bank'
import { expect, it } from 'vitest'
import { filterWords } from './filter-words'

const word = (term: string, definition: string[], pronunciation: string[] = []): BankWord => ({
  id: term,
  term,
  pronunciation,
  definition,
  sentences: [],
  notes: '',
  tags: [],
  seen: 1,
  clicks: 0,
  strength: 4,
  dateAdded: '2026-11-21',
})

const words = [
  word('cuenta', ['bill', 'account']),
  word('café', ['coffee']),
  word('你好', ['hello'], ['nǐ hǎo']),
]
const terms = (query: string) => filterWords(words, query).map(({ term }) => term)

it('[5.11] finds words by term, reading and meaning, the best first', () => {
  expect(terms('caf')).toEqual(['café'])
  expect(terms('hello')).toEqual(['你好'])
  expect(terms('nǐ hǎo')).toEqual(['你好'])
  expect(terms('account')).toEqual(['cuenta'])
  expect(terms('zzz')).toEqual([])
})

it('shows every word for an empty search', () => {
  expect(terms('  ')).toEqual(['cuenta', 'café', '你好'])
})
