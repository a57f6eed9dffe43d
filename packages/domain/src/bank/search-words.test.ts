import { expect, it } from 'vitest'
import { bankWord } from './bank-word-sample.ts'
import { searchWords } from './search-words.ts'

const words = [
  bankWord({ term: 'cuenta', definition: ['bill', 'account'] }),
  bankWord({ term: 'café', definition: ['coffee'], tags: ['drinks'] }),
  bankWord({ term: '你好', definition: ['hello'], pronunciation: ['nǐ hǎo'] }),
  bankWord({ term: 'cuentas', notes: 'Said by the waiter' }),
]
const terms = (query: string) => searchWords(words, query).map(({ term }) => term)

it('[5.11] finds words by term, the best first: exact, prefix, contained, letters in order', () => {
  expect(terms('cuenta')).toEqual(['cuenta', 'cuentas'])
  expect(terms('uenta')).toEqual(['cuenta', 'cuentas'])
  expect(terms('cunta')).toEqual(['cuenta', 'cuentas'])
  expect(terms('zzz')).toEqual([])
})

it('[5.11] ranks the same word before its beginning, a part, its letters in order', () => {
  const kinds = ['el consuelo', 's o l', 'consola', 'solo', 'sol'].map((term) => bankWord({ term }))
  expect(searchWords(kinds, 'sol').map(({ term }) => term)).toEqual(['sol', 'solo', 'consola', 's o l'])
})

it.each([
  ['agau', ['agua']],
  ['los', ['sol']],
  ['osl', ['sol']],
  ['zapota', ['zapato']],
  ['xyz', []],
])('[5.11] where nothing fits, %s finds what shares its letters', (query, found) => {
  const bank = ['agua', 'sol', 'zapato', 'viejo'].map((term) => bankWord({ term }))
  expect(searchWords(bank, query).map(({ term }) => term)).toEqual(found)
})

it.each([
  ['a meaning', 'hello', '你好'],
  ['a reading', 'nǐ hǎo', '你好'],
  ['a reading without tones or spaces', 'nihao', '你好'],
  ['a reading with its tones as digits', 'ni3 hao3', '你好'],
  ['a reading with another tone', 'ni3hao1', '你好'],
  ['a reading with its apostrophe', "ni'hao", '你好'],
  ['a note', 'waiter', 'cuentas'],
  ['a tag', 'drink', 'café'],
  ['a term without its accents', 'cafe', 'café'],
  ['a term in capitals', 'CAFÉ', 'café'],
])('finds words by %s', (_what, query, term) => expect(terms(query)).toEqual([term]))

it('puts the words of the tones that are typed before others of the sound', () => {
  const bank = [
    bankWord({ term: '买', pronunciation: ['mǎi'] }),
    bankWord({ term: '卖', pronunciation: ['mài'] }),
  ]
  expect(searchWords(bank, 'mai4').map(({ term }) => term)).toEqual(['卖', '买'])
  expect(searchWords(bank, 'mài').map(({ term }) => term)).toEqual(['卖', '买'])
  expect(searchWords(bank, 'mai').map(({ term }) => term)).toEqual(['买', '卖'])
})

it('shows every word for an empty search', () => {
  expect(terms('  ')).toEqual(['cuenta', 'café', '你好', 'cuentas'])
})
