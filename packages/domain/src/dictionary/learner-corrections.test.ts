import { describe, expect, it } from 'vitest'
import { buildIndex } from './dictionary-index.ts'
import { parseReading, parseSplit, toLearnerCorrections } from './learner-corrections.ts'
import { readInContext } from './reading/read-in-context.ts'
import { tokenize } from './tokenize.ts'

describe('what a learner puts right', () => {
  it.each([
    ['ni3 hao3', 'nǐ hǎo'],
    ['ni3hao3', 'nǐ hǎo'],
    ['Nǐ  hǎo ', 'nǐ hǎo'],
    ['lv4', 'lǜ'],
    ['lǜ se4', 'lǜ sè'],
    ['de5', 'de'],
    ['de', 'de'],
    ['', undefined],
    ['3', undefined],
    ['你好', undefined],
    ['ni6', undefined],
    ['<b>', undefined],
  ])('reads the pinyin %s as %s', (typed, reading) => {
    expect(parseReading(typed)).toBe(reading)
  })

  it.each([
    ['学习汉语', '学习 汉语', 'zh', ['学习', '汉语']],
    ['学习汉语', '学 习 汉语', 'zh', ['学', '习', '汉语']],
    ['学习汉语', '学习汉语', 'zh', ['学习汉语']],
    ['学习汉语', '学习 英语', 'zh', undefined],
    ['Por favor', 'por favor', 'es', ['por', 'favor']],
    ['Por favor', 'por', 'es', undefined],
    ['x', '  ', 'es', undefined],
    ['dándoselo', 'dándo | selo', 'es', ['dándo', 'selo']],
    ['grand-mère', 'grand mère', 'fr', ['grand', 'mère']],
    ['grand-mère', 'grand - mère', 'fr', ['grand', 'mère']],
    ['grand-mère', 'grand-mère', 'fr', ['grand-mère']],
    ['grand-mère', 'grand mer', 'fr', undefined],
    ['C’est-à-dire', "c'est à-dire", 'fr', ["c'est", 'à-dire']],
    ["d'accord", 'd accord', 'fr', undefined],
  ] as const)('splits %s by “%s” in %s', (text, input, language, words) => {
    expect(parseSplit(text, input, language)).toEqual(words)
  })

  it('wins over the dictionary, in splits and in readings', async () => {
    const index = await buildIndex(
      [
        { term: '长', pronunciation: 'cháng | zhǎng' },
        { term: '学生', pronunciation: 'xué sheng' },
        { term: '学', pronunciation: 'xué' },
        { term: '生', pronunciation: 'shēng' },
      ],
      undefined,
      () => undefined,
    )
    const corrections = toLearnerCorrections([
      { term: '学生', reading: null, words: ['学', '生'] },
      { term: '生', reading: 'shéng', words: null },
    ])
    const lookup = { ...index, corrections }
    const tokens = readInContext(tokenize('学生', 'zh', lookup), lookup)
    expect(tokens.map(({ text, reading }) => [text, reading])).toEqual([
      ['学', 'xué'],
      ['生', 'shéng'],
    ])
  })
})
