import { describe, expect, it } from 'vitest'
import { isCrude } from '@lingarden/languages/build/vulgar'
import {
  firstSenseOf,
  listHeadwords,
  readBuiltDictionary,
  readWordList,
} from '@lingarden/languages/build/built-dictionary'

// Read before the tests run, because reading takes longer than a test should.
const dictionaries = new Map(['zh-CN', 'es-ES', 'fr-FR'].map((code) => [code, readBuiltDictionary(code)]))

// The lists were read word by word after the build and what was wrong was set right in ../../hand; a change here means
// that somebody has to read the new first sense.
describe.each([
  ['zh', 'zh-CN'],
  ['es', 'es-ES'],
  ['fr', 'fr-FR'],
])('%s', (code, languageCode) => {
  const dictionary = readBuiltDictionary(languageCode)

  it('[3.13] opens the 2,000 most frequent words with the sense that was read and found common', () => {
    const rows = readWordList(code, 'first-senses.txt').map((row) => row.split('\t'))
    expect(rows.length).toBe(2000)
    const changed = rows.flatMap(([term = '', reading = '', sense = '']) => {
      const entry = dictionary.lookUp(term)
      const found = entry && [entry.pronunciation.split(' | ')[0], firstSenseOf(entry)]
      const isSame = found?.[1] === sense && (code !== 'zh' || found[0] === reading)
      return isSame ? [] : [{ term, wanted: [reading, sense], found }]
    })
    expect(changed).toEqual([])
  })

  it('has a list of those very words', () => {
    const listed = new Set(readWordList(code, 'first-senses.txt').map((row) => row.split('\t')[0]))
    const top = listHeadwords(dictionary, 2000)
    expect(top.filter(({ term }) => !listed.has(term)).map(({ term }) => term)).toEqual([])
  })
})

it('[3.13] reads frequent Mandarin characters with their common reading first', () => {
  const { lookUp } = readBuiltDictionary('zh-CN')
  const wanted =
    '说 shuō 吗 ma 吧 ba 行 xíng 着 zhe 个 gè 上 shàng 中 zhōng 要 yào 都 dōu 还 hái 好 hǎo 长 cháng 得 de 地 de 了 le 为 wèi 和 hé 会 huì 过 guò 只 zhǐ 看 kàn 那 nà 大 dà 没 méi 觉 jué 教 jiāo 重 zhòng 空 kōng'
      .split(' ')
      .reduce<[string, string][]>((pairs, part, place, all) => {
        if (place % 2 === 0) pairs.push([part, all[place + 1] ?? ''])
        return pairs
      }, [])
  expect(wanted.map(([term]) => [term, lookUp(term)?.pronunciation.split(' | ')[0]])).toEqual(wanted)
})

it('keeps measure words, traditional forms and levels of Mandarin apart from the senses', () => {
  const { entries, lookUp } = readBuiltDictionary('zh-CN')
  expect(entries.filter(({ definition }) => definition.includes('CL:')).map(({ term }) => term)).toEqual([])
  expect(lookUp('公寓')).toMatchObject({ measureWords: ['套'], level: 'HSK5' })
  expect(lookUp('后')?.traditional).toBe('後 | 后')
  expect(lookUp('学生')).toMatchObject({ traditional: '學生', level: 'HSK1' })
  const levels = Map.groupBy(entries, ({ level }) => level ?? '')
  // The terms of the course by the syllabus of 2025, the others by the lists of 2012.
  expect(['HSK1', 'HSK2', 'HSK3'].map((level) => levels.get(level)?.length ?? 0)).toEqual([
    expect.closeTo(300, -1.5),
    expect.closeTo(210, -1.5),
    expect.closeTo(280, -1.5),
  ])
})

it.each(Array.from(dictionaries))(
  'none of the 10,000 most frequent words of %s opens with a crude gloss',
  (_, { entries }) => {
    const top = entries.filter(({ rank = Number.POSITIVE_INFINITY }) => rank <= 10_000)
    expect(top.length).toBeGreaterThan(8000)
    expect(top.filter((entry) => isCrude(firstSenseOf(entry))).map(({ term }) => term)).toEqual([])
  },
)

it('marks vulgar words, so that lists and exercises can leave them out', () => {
  const isMarked = (languageCode: string, words: string) => {
    const dictionary = dictionaries.get(languageCode)
    return words.split(' ').filter((word) => dictionary?.lookUp(word)?.vulgar !== true)
  }
  expect(isMarked('es-ES', 'mierda joder coño puta cabrón gilipollas')).toEqual([])
  expect(isMarked('fr-FR', 'merde putain connard salope enculé bordel')).toEqual([])
  expect(isMarked('zh-CN', '他妈的 鸡巴 王八蛋')).toEqual([])
  expect(isMarked('es-ES', 'casa perro')).toEqual(['casa', 'perro'])
})
