import { describe, expect, it } from 'vitest'
import { buildIndex } from '@lingarden/languages/kit/dictionary/dictionary-index'
import { onPlainKeys, tonesOf, withoutMarks } from '@lingarden/text/plain-text'
import { buildSearchIndex } from './search-index.ts'
import { searchDictionary } from './search.ts'

async function searchIn(entries: readonly object[]) {
  const index = await buildIndex(entries, undefined, () => undefined)
  const records = await buildSearchIndex(index, () => undefined)
  return (query: string, limit = 10) =>
    searchDictionary(records, query, limit).entries.map(({ term }) => term)
}

const mandarin = [
  { term: '你好', pronunciation: 'nǐ hǎo', definition: 'hello; hi', rank: 300 },
  { term: '泥沼', pronunciation: 'ní zhǎo', definition: 'swamp' },
  { term: '绿', pronunciation: 'lǜ', definition: 'green', traditional: '綠', rank: 900 },
  { term: '书', pronunciation: 'shū', definition: 'book; letter', traditional: '書', rank: 400 },
  { term: '定', pronunciation: 'dìng', definition: 'to set; to book', rank: 200 },
  { term: '吃', pronunciation: 'chī', definition: 'to eat; to consume', rank: 150 },
  { term: '先', pronunciation: 'xiān', definition: 'first', rank: 120 },
  { term: '见', pronunciation: 'jiàn | xiàn', definition: 'to see', rank: 90 },
  { term: '西安', pronunciation: "Xī'ān", definition: "Xi'an", rank: 2000 },
  { term: '花园', pronunciation: 'huā yuán', definition: 'garden (for flowers, trees)', rank: 2900 },
  { term: '圃', pronunciation: 'pǔ', definition: 'garden; orchard', rank: 18_000 },
  { term: '谢谢', pronunciation: 'xiè xie', definition: 'thank you', rank: 60 },
  { term: '3Q', pronunciation: 'sān Q', definition: 'thank you' },
  { term: '中国', pronunciation: 'Zhōng guó', definition: 'China', traditional: '中國', rank: 100 },
  { term: '中国人', pronunciation: 'Zhōng guó rén', definition: 'Chinese person', rank: 500 },
]
const spanish = [
  { term: 'mañana', pronunciation: '', definition: 'n. f. morning; adv. tomorrow', rank: 150 },
  { term: 'manar', pronunciation: '', definition: 'v. to flow', rank: 9000 },
  { term: 'libro', pronunciation: '', definition: 'n. m. book', rank: 400 },
  { term: 'libre', pronunciation: '', definition: 'adj. free', rank: 500 },
  { term: 'si', pronunciation: '', definition: 'conj. if', rank: 30 },
  { term: 'sí', pronunciation: '', definition: 'adv. yes', rank: 20 },
  { term: 'buenos días', pronunciation: '', definition: 'phr. good morning', rank: 900 },
  { term: 'qué', pronunciation: '', definition: 'pron. what', rank: 10 },
  { term: 'comer', pronunciation: '', definition: 'v. to eat', rank: 300 },
  { term: 'come', pronunciation: '', definition: 'v. to eat', rank: 200, formOf: [['comer', 'pr3s']] },
  { term: 'canciones', pronunciation: '', definition: 'n. f. songs', rank: 1200 },
  { term: 'trabajar', pronunciation: '', definition: 'v. to work', rank: 350 },
  { term: 'maricón', pronunciation: '', definition: 'n. m. x', rank: 5000, vulgar: true },
]

describe('a search', () => {
  it.each([
    ['你好', '你好'],
    ['nihao', '你好'],
    ['ni hao', '你好'],
    ['ni3hao3', '你好'],
    ['ni3 hao3', '你好'],
    ['nǐ hǎo', '你好'],
    ['lv4', '绿'],
    ['lǜ', '绿'],
    ['中國', '中国'],
    ['hello', '你好'],
    ['garden', '花园'],
    ['book', '书'],
    ['to book', '书'],
    ['to eat', '吃'],
    ['CHINA', '中国'],
    ['nǐhǎo', '你好'],
    ['xian', '先'],
    ["xi'an", '西安'],
    ['xi an', '西安'],
    ['xie4xie5', '谢谢'],
    ['xiexie', '谢谢'],
    ['thank you', '谢谢'],
    ['你好！', '你好'],
  ])(
    '[5.11] finds Mandarin by characters, pinyin with and without tones, or meaning: %s',
    async (query, first) => {
      expect((await searchIn(mandarin))(query)[0]).toBe(first)
    },
  )

  it.each([
    ['manana', 'mañana'],
    ['MAÑANA', 'mañana'],
    ['tomorrow', 'mañana'],
    ['libr', 'libro'],
    ['free', 'libre'],
    ['si', 'si'],
    ['sí', 'sí'],
    ['lbro', 'libro'],
    ['librx', 'libro'],
    ['buenos dias', 'buenos días'],
    ['canciónes', 'canciones'],
    ['¿qué?', 'qué'],
    ['to eat', 'comer'],
    ['travajar', 'trabajar'],
    ['libró', 'libro'],
  ])(
    '[5.11] finds Spanish with and without accents, begun, mistyped, or by meaning: %s',
    async (query, first) => {
      expect((await searchIn(spanish))(query)[0]).toBe(first)
    },
  )

  it('[5.11] ranks by score, then by frequency', async () => {
    const search = await searchIn(mandarin)
    expect(search('中国')).toEqual(['中国', '中国人'])
    expect((await searchIn(spanish))('lib')).toEqual(['libro', 'libre'])
  })

  it('guesses no vulgar word', async () => {
    expect((await searchIn(spanish))('maricom')).toEqual([])
  })

  it('gives no more than asked for, and nothing for nothing', async () => {
    const search = await searchIn(spanish)
    expect(search('i', 1)).toHaveLength(0)
    expect(search('l', 1)).toEqual(['libro'])
    expect(search('  ')).toEqual([])
  })
})

it.each([
  ['Nǐ hǎo', 'nihao', '33'],
  ['lǜ sè', 'lvse', '44'],
  ['xiè xie', 'xiexie', '4'],
  ["xī'ān", 'xian', '11'],
  ['pingüino', 'pinguino', ''],
  ["s'il vous plaît", 'silvousplait', ''],
  ['a-t-il', 'atil', ''],
])('%s is typed %s, with the tones %s', (text, typed, tones) => {
  expect(onPlainKeys(text)).toBe(typed)
  expect(tonesOf(text).slice(0, tones.length)).toBe(tones)
})

it.each([
  ['Éléphant', 'elephant'],
  ['mañana', 'manana'],
  ['中国', '中国'],
])('%s without marks is %s', (text, plain) => {
  expect(withoutMarks(text)).toBe(plain)
})
