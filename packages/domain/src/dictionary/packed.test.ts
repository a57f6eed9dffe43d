import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildIndex } from '@lingarden/languages/kit/dictionary/dictionary-index'
import type { DictionaryEntry } from '@lingarden/languages/kit/dictionary/entry'
import { buildSearchIndex } from './search-index.ts'
import { searchDictionary } from './search.ts'
import { readLine, writeLine } from '@lingarden/languages/kit/dictionary/packed/entry-line'
import { hashTable } from '@lingarden/languages/kit/dictionary/packed/hash-table'
import { hashTerm } from '@lingarden/languages/kit/dictionary/packed/hash-term'
import { packEntries } from '@lingarden/languages/kit/dictionary/packed/pack-entries'
import { isPacked } from '@lingarden/languages/kit/dictionary/packed/packed-entries'

const atOnce = () => undefined
const entryOf = (word: string, rank: number | undefined): DictionaryEntry => ({
  term: word,
  pronunciation: '',
  definition: `n. ${Array.from(word).toReversed().join('')}, ${word.slice(1)} thing; ${word}`,
  ...(rank !== undefined && { rank }),
})

describe('a packed entry', () => {
  it('[3.15a] is read as it was written', () => {
    const entry: DictionaryEntry = {
      term: '书',
      pronunciation: 'shū',
      definition: 'book; letter',
      traditional: '書',
      rank: 400,
      level: 'HSK1',
      pos: 'n.',
      gender: 'mf',
      measureWords: ['本', '册'],
      formOf: [
        ['a', 'pl'],
        ['b', 'fs,fp'],
      ],
      vulgar: true,
      aside: true,
    }
    expect(readLine(writeLine(entry))).toEqual(entry)
    const text = fc.string({ unit: 'grapheme' }).map((value) => `x${value.replace(/\s+/gu, ' ')}x`)
    fc.assert(
      fc.property(text, text, fc.integer({ min: 1 }), (term, definition, rank) => {
        const plain = { term, pronunciation: '', definition, rank }
        expect(readLine(writeLine(plain))).toEqual(plain)
      }),
    )
  })

  it('stays on one line whatever stands in it', () => {
    const line = writeLine({ term: 'a\tb', pronunciation: '', definition: 'one\r\ntwo' })
    expect(readLine(line)).toEqual({ term: 'a b', pronunciation: '', definition: 'one two' })
  })
})

it('a hash table finds every place by its hash, and none that is not there', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.string(), (terms, other) => {
      const { findPlace } = hashTable(Uint32Array.from(terms, hashTerm))
      const find = (term: string) => findPlace(hashTerm(term), (place) => terms[place] === term)
      expect(terms.map(find)).toEqual(terms.map((_, place) => place))
      expect(find(other)).toBe(terms.includes(other) ? terms.indexOf(other) : undefined)
    }),
  )
  const same = hashTable(Uint32Array.of(7, 7, 7))
  expect(same.findPlace(7, (place) => place === 2)).toBe(2)
})

it('entries come by frequency, those without a rank by length', async () => {
  const index = await buildIndex(
    [entryOf('long', undefined), entryOf('b', 9), entryOf('it', undefined), entryOf('a', 2)],
    undefined,
    atOnce,
  )
  const terms = Array.from({ length: index.size }, (_, place) => index.entryAt(place).term)
  expect([terms, index.ranked]).toEqual([['a', 'b', 'it', 'long'], 2])
})

it('what a browser stored is checked before it is used', async () => {
  const packed = await packEntries([entryOf('a', 1)], atOnce)
  expect(isPacked(packed)).toBe(true)
  const broken = [
    undefined,
    new ArrayBuffer(7),
    { ...packed, starts: new Uint32Array(1) },
    { ...packed, lines: packed.lines.slice(1) },
    { ...packed, hashes: new Uint32Array(2) },
    await packEntries([], atOnce),
  ]
  expect(broken.map(isPacked)).toEqual(broken.map(() => false))
})

it('[5.11] a search for few finds the first of what a search for all finds', async () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'é', ' '), minLength: 1, maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(letters, fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined }))),
      letters,
      fc.integer({ min: 1, max: 4 }),
      async (words, query, limit) => {
        const index = await buildIndex(
          words.map(([word, rank]) => entryOf(word, rank)),
          undefined,
          atOnce,
        )
        const search = await buildSearchIndex(index, atOnce)
        const all = searchDictionary(search, query, 1000).entries
        expect(searchDictionary(search, query, limit).entries).toEqual(all.slice(0, limit))
      },
    ),
    { numRuns: 300 },
  )
})
