import { expect, it } from 'vitest'
import { readBuiltDictionary } from '../../build/built-dictionary.ts'

it('[3.13] reads frequent Mandarin characters with their common reading first', () => {
  const { lookUp } = readBuiltDictionary('zh')
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
  const { entries, lookUp } = readBuiltDictionary('zh')
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
