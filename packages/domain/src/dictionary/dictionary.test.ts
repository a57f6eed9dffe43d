import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildIndex } from '@lingarden/languages/kit/dictionary/dictionary-index'
import { meaningOf, readEntry, sensesByReading } from '@lingarden/languages/kit/dictionary/entry'
import { openForms } from '@lingarden/languages/kit/dictionary/form-table'
import { searchScore } from './search-score.ts'
import { dictionaryBudget, dictionaryFormatVersion } from './storage-budget.ts'
import { tokenize } from './tokenize.ts'
import { isTrackableWord } from './trackable-word.ts'

const indexOf = (...terms: string[]) =>
  buildIndex(
    terms.map((term) => [term, '', `meaning of ${term}`]),
    undefined,
    () => undefined,
  )

describe('readEntry', () => {
  const cuenta = { term: 'cuenta', pronunciation: '/ˈkwenta/', definition: 'bill' }

  it.each([
    [['cuenta', '/ˈkwenta/', 'bill']],
    [{ term: 'cuenta', pronunciation: '/ˈkwenta/', definition: 'bill' }],
    [{ word: 'cuenta', pinyin: '/ˈkwenta/', english: 'bill' }],
    [{ content: 'cuenta', pronunciation: '/ˈkwenta/', meaning: ['bill'] }],
  ])('[3.15a, 3.15b] reads %j', (raw) => {
    expect(readEntry(raw)).toEqual(cuenta)
  })

  it('[3.15b] leaves out what has no term, and never throws', () => {
    fc.assert(fc.property(fc.anything(), (raw) => void readEntry(raw)))
    expect([null, 7, 'x', [], [''], {}, { term: '  ' }].map(readEntry)).toEqual(Array(7).fill(undefined))
  })

  it('[3.13] gives readings and senses as lists', () => {
    expect(meaningOf({ term: '行', pronunciation: 'xíng | háng', definition: 'to walk; OK | row' })).toEqual({
      pronunciation: ['xíng', 'háng'],
      definition: ['to walk', 'OK', 'row'],
    })
  })
})

describe('sensesByReading', () => {
  it('keeps the senses of each reading together', () => {
    expect(
      sensesByReading({ term: '行', pronunciation: 'xíng | háng', definition: 'to walk; OK | row; trade' }),
    ).toEqual([
      { reading: 'xíng', senses: ['to walk', 'OK'], notes: [] },
      { reading: 'háng', senses: ['row', 'trade'], notes: [] },
    ])
  })

  it('tells of which word it is another form beside its meanings, and alone where it has none', () => {
    const variant = 'erhua variant of 面条 (miàn tiáo)'
    const noodles = { term: '面条儿', pronunciation: 'miàn tiáo r', definition: `noodles; ${variant}` }
    expect(sensesByReading(noodles)).toEqual([
      { reading: 'miàn tiáo r', senses: ['noodles'], notes: [variant] },
    ])
    expect(meaningOf(noodles).definition).toEqual(['noodles'])
    expect(meaningOf({ ...noodles, definition: variant }).definition).toEqual([variant])
  })

  it('takes them as one where they do not pair up', () => {
    expect(
      sensesByReading({
        term: 'est',
        pronunciation: '/ɛ/ | /ɛst/',
        definition: 'is; east',
      }),
    ).toEqual([{ reading: '/ɛ/, /ɛst/', senses: ['is', 'east'], notes: [] }])
  })
})

describe('buildIndex', () => {
  it('[9.6e] yields every 1,000 entries from 2,000 on', async () => {
    const yieldsFor = async (size: number) => {
      let yields = 0
      await buildIndex(
        Array.from({ length: size }, (_, i) => [`w${i}`]),
        undefined,
        () => void yields++,
      )
      return yields
    }
    expect(await Promise.all([1999, 2000, 5000].map(yieldsFor))).toEqual([0, 1, 4])
    expect(dictionaryFormatVersion).toBe(2)
  })

  it('looks up an inflected form that has no entry of its own by its lemma, with the first sense of that', async () => {
    const index = await buildIndex(
      [{ term: 'tener', definition: 'v. to have; to hold | n. m. having', level: 'A1' }],
      openForms({
        paradigms: ['uvisteis pt2p|eniendo ge'],
        lemmas: [['tener', 4, 0]],
      }),
      () => undefined,
    )
    expect(index.lookUp('tuvisteis')).toEqual({
      term: 'tuvisteis',
      pronunciation: '',
      definition: 'v. to have',
      level: 'A1',
      formOf: [['tener', 'pt2p']],
    })
    expect(index.lookUp('tuviste')).toBeUndefined()
  })

  it('[5.5] looks up whatever the case and the apostrophe', async () => {
    const index = await indexOf("aujourd'hui", 'Europa', 'polaco', 'Polaco')
    expect(index.lookUp('AUJOURD’HUI')?.term).toBe("aujourd'hui")
    expect(index.lookUp('europa')?.term).toBe('Europa')
    expect(index.lookUp('Polaco')?.term).toBe('polaco')
  })
})

describe('tokenize', () => {
  const wordsOf = async (text: string, language: 'zh' | 'es' | 'fr', ...terms: string[]) =>
    tokenize(text, language, await indexOf(...terms))
      .filter(({ kind }) => kind === 'word')
      .map((token) => token.text)

  it('splits Mandarin by the longest terms of the dictionary', async () => {
    expect(await wordsOf('我想喝一杯咖啡。', 'zh', '我', '想', '喝', '一', '杯', '一杯', '咖啡')).toEqual([
      '我',
      '想',
      '喝',
      '一杯',
      '咖啡',
    ])
  })

  it('splits elisions, keeps words with an apostrophe, and joins phrases', async () => {
    expect(await wordsOf("Aujourd’hui, l'homme boit", 'fr', "aujourd'hui", "l'", 'homme')).toEqual([
      'Aujourd’hui',
      "l'",
      'homme',
      'boit',
    ])
    expect(await wordsOf('Un café, por  favor', 'es', 'un', 'café', 'por favor')).toEqual([
      'Un',
      'café',
      'por  favor',
    ])
  })

  it('gives back the whole message, whatever it is', async () => {
    const index = await indexOf('por favor', '中国', 'a')
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('zh', 'es', 'fr'), (text, language) => {
        const tokens = tokenize(text, language, index)
        expect(tokens.map((token) => token.text).join('')).toBe(text)
        for (const token of tokens) expect(text.startsWith(token.text, token.start)).toBe(true)
      }),
    )
  })
})

it('[5.5] a word is tracked if it is in the dictionary and free of whitespace and punctuation', async () => {
  const index = await indexOf('cuenta', 'por favor', '好', 'l’eau')
  expect(['cuenta', 'CUENTA', '好'].map((word) => isTrackableWord(word, index))).toEqual([true, true, true])
  expect(
    ['', 'por favor', '好。', 'cuenta!', "l'eau", 'xyz'].map((word) => isTrackableWord(word, index)),
  ).toEqual(Array(6).fill(false))
})

it.each([
  ['sol', 'sol', 100],
  ['SOL', 'solo', 90],
  ['sol', 'consola', 80],
  ['sl', 'sol', 50],
  ['abc', 'axbxc', 45],
  ['cab', 'abc', 40],
  ['xyz', 'abc', 0],
  ['', 'abc', 0],
])('[5.11] %s in %s scores %i', (query, term, score) => {
  expect(searchScore(query, term)).toBe(score)
})

it('[5.11] the kind of fit bounds the score', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(letters, letters, (query, term) => {
      const inOrder = new RegExp(Array.from(query).join('.*')).test(term)
      const kinds: [boolean, number, number][] = [
        [query === term, 100, 100],
        [term.startsWith(query), 90, 90],
        [term.includes(query), 80, 80],
        [inOrder, 1, 75],
        [true, 0, 40],
      ]
      const [, least, most] = kinds.find(([fits]) => fits) ?? []
      const score = searchScore(query, term)
      expect(score).toBeGreaterThanOrEqual(least ?? NaN)
      expect(score).toBeLessThanOrEqual(most ?? NaN)
    }),
  )
})

it.each([
  [1000, false, 100],
  [100, false, 70],
  [10, false, 24],
  [1000, true, 50],
  [80, true, 40],
])('[9.6b, 9.6a] with %i MB free (phone: %s) dictionaries may take %i MB', (free, isMobile, budget) => {
  expect(dictionaryBudget(free * 1024 * 1024, isMobile) / 1024 / 1024).toBeCloseTo(budget)
})
