import type { DictionaryEntry } from '@lingarden/languages/kit/dictionary/entry'
import { expect, it } from 'vitest'
import { guessColumns } from './choose-columns'
import { dropArticles } from './drop-articles'

const entryOf = (term: string): DictionaryEntry => ({ term, pronunciation: '', definition: '' })
const dictionaryOf = (...terms: string[]) => ({
  lookUp: async (asked: string[]) => asked.map((term) => (terms.includes(term) ? entryOf(term) : undefined)),
})
const table = (samples: string[][]) => ({
  name: '',
  columns: ['Front', 'Back', 'Tags'],
  mapping: ['word', 'meaning', 'tags'] as const,
  count: samples.length,
  samples,
})
const spanish = dictionaryOf('sol', 'luna', 'mar', 'el sol y la luna', 'no')

it('a deck that asks in the other language has its columns changed over', async () => {
  const samples = [
    ['the sun', 'el sol', ''],
    ['moon', 'la luna', ''],
    ['sea', 'mar', ''],
    ['no', 'no', ''],
  ]
  expect(await guessColumns(table(samples), spanish)).toEqual(['meaning', 'word', 'tags'])
})

it('columns stay as they are named where the dictionary knows as many, hardly any, or is not there', async () => {
  const right = [
    ['sol', 'sun', ''],
    ['luna', 'no', ''],
    ['mar', 'sea', ''],
  ]
  expect(await guessColumns(table(right), spanish)).toEqual(['word', 'meaning', 'tags'])
  expect(await guessColumns(table([['sun', 'sol', '']]), spanish)).toEqual(['word', 'meaning', 'tags'])
  expect(await guessColumns(table([['sun', 'sol', '']]), undefined)).toEqual(['word', 'meaning', 'tags'])
})

it('articles go, but of a term that has its own and of words that are none together', async () => {
  const found = [
    { whole: 'el sol', rest: 'sol' },
    { whole: 'la no sé', rest: 'no sé' },
  ]
  expect([...(await dropArticles(found, spanish))]).toEqual([['el sol', 'sol']])
  expect([...(await dropArticles(found, dictionaryOf('el sol')))]).toEqual([])
})
