import { describe, expect, it } from 'vitest'
import { isCrude } from '@lingarden/languages/build/vulgar'
import {
  firstSenseOf,
  listHeadwords,
  listLanguagesWith,
  readBuiltDictionary,
  readWordList,
} from '@lingarden/languages/build/built-dictionary'

const languages = listLanguagesWith('first-senses.txt')

// Read before the tests run, because reading takes longer than a test should.
const dictionaries = new Map(languages.map(({ tag }) => [tag, readBuiltDictionary(tag)]))

it('more languages than one have a list', () => {
  expect(languages.length).toBeGreaterThan(1)
})

// The lists were read word by word after the build and what was wrong was set right in the lists by hand; a change here
// means that somebody has to read the new first sense.
describe.each(languages)('$language', ({ tag, pronunciation }) => {
  const dictionary = readBuiltDictionary(tag)

  it('[3.13] opens the 2,000 most frequent words with the sense that was read and found common', () => {
    const rows = readWordList(tag, 'first-senses.txt').map((row) => row.split('\t'))
    expect(rows.length).toBe(2000)
    const changed = rows.flatMap(([term = '', reading = '', sense = '']) => {
      const entry = dictionary.lookUp(term)
      const found = entry && [entry.pronunciation.split(' | ')[0], firstSenseOf(entry)]
      const isSame = found?.[1] === sense && (!pronunciation || found[0] === reading)
      return isSame ? [] : [{ term, wanted: [reading, sense], found }]
    })
    expect(changed).toEqual([])
  })

  it('has a list of those very words', () => {
    const listed = new Set(readWordList(tag, 'first-senses.txt').map((row) => row.split('\t')[0]))
    const top = listHeadwords(dictionary, 2000)
    expect(top.filter(({ term }) => !listed.has(term)).map(({ term }) => term)).toEqual([])
  })
})

it.each(Array.from(dictionaries))(
  'none of the 10,000 most frequent words of %s opens with a crude gloss',
  (_, { entries }) => {
    const top = entries.filter(({ rank = Number.POSITIVE_INFINITY }) => rank <= 10_000)
    expect(top.length).toBeGreaterThan(8000)
    expect(top.filter((entry) => isCrude(firstSenseOf(entry))).map(({ term }) => term)).toEqual([])
  },
)

it.each([
  ['es', 'mierda joder coño puta cabrón gilipollas'],
  ['fr', 'merde putain connard salope enculé bordel'],
  ['zh', '他妈的 鸡巴 王八蛋'],
])('marks vulgar words of %s, so that lists and exercises can leave them out', (tag, words) => {
  const { lookUp } = readBuiltDictionary(tag)
  expect(words.split(' ').filter((word) => lookUp(word)?.vulgar !== true)).toEqual([])
})

it('marks no other words', () => {
  const { lookUp } = readBuiltDictionary('es')
  expect(['casa', 'perro'].filter((word) => lookUp(word)?.vulgar === true)).toEqual([])
})
