import { describe, expect, it } from 'vitest'
import { buildIndex } from '@lingarden/languages/kit/dictionary/dictionary-index'
import { correctionKey, joinWords, parseSplit, toLearnerCorrections } from './learner-corrections.ts'
import { parseReading, readInContext } from './readings.ts'
import { tokenize } from './tokenize.ts'

describe('what a learner puts right', () => {
  it.each([
    ['你好', 'ni3 hao3', 'nǐ hǎo'],
    ['你好', 'ni3hao3', 'nǐ hǎo'],
    ['你好', 'nǐhǎo', 'nǐ hǎo'],
    ['你好', 'Nǐ  hǎo ', 'nǐ hǎo'],
    ['你好', 'nĭ hăo', 'nǐ hǎo'],
    ['你好', 'nihao3', undefined],
    ['你好', 'ni hao', undefined],
    ['你好', 'ni3', undefined],
    ['你好', 'ni3 hao3 ma5', undefined],
    ['你好', 'ni33 hao3', undefined],
    ['你好', 'nǐ3 hǎo', undefined],
    ['你好吗', 'banana', undefined],
    ['香蕉', 'banana', undefined],
    ['你好', 'hello world', undefined],
    ['桌子', 'zhuo1zi', 'zhuō zi'],
    ['的话', 'de hua4', 'de huà'],
    ['绿', 'lv4', 'lǜ'],
    ['绿', 'lu:4', 'lǜ'],
    ['去', 'qù', 'qù'],
    ['去', 'qv4', 'qù'],
    ['绿色', 'lǜ se4', 'lǜ sè'],
    ['得', 'de5', 'de'],
    ['得', 'de', 'de'],
    ['先', 'xiān', 'xiān'],
    ['西安', 'xīān', 'xī ān'],
    ['先', 'xīān', undefined],
    ['起来', 'qi5 lai5', 'qi lai'],
    ['西安', "xī'ān", 'xī ān'],
    ['西安', "xi1'an1", 'xī ān'],
    ['反感', 'fǎngǎn', 'fǎn gǎn'],
    ['方案', "fāng'àn", 'fāng àn'],
    ['方案', 'fang1an4', 'fāng àn'],
    ['女儿', 'nǚér', 'nǚ ér'],
    ['玩儿', 'wánr', 'wán r'],
    ['玩儿', 'wanr2', 'wán r'],
    ['玩具', 'wánr', undefined],
    ['流', 'líu', 'liú'],
    ['T恤', 'tì xù', 'tì xù'],
    ['你好', '', undefined],
    ['你好', '3', undefined],
    ['你好', '你好', undefined],
    ['你', 'ni6', undefined],
    ['你', '<b>', undefined],
  ])('reads the pinyin of %s, %s, as %s', (text, typed, reading) => {
    expect(parseReading(typed, text, 'zh')).toBe(reading)
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
    const tokens = readInContext(tokenize('学生', 'zh', lookup), 'zh', lookup)
    expect(tokens.map(({ text, reading }) => [text, reading])).toEqual([
      ['学', 'xué'],
      ['生', 'shéng'],
    ])
  })
})

describe('two neighbouring words that a learner joins', () => {
  const index = buildIndex(
    [['我'], ['小'], ['明'], ['la'], ['ola'], ['vez'], ['grand'], ['mère']],
    undefined,
    () => undefined,
  )
  const wordsOf = async (message: string, language: 'zh' | 'es' | 'fr', joined?: string) => {
    const corrections = joined === undefined ? [] : [{ term: correctionKey(joined, language), reading: null, words: [correctionKey(joined, language)] }] // prettier-ignore
    const tokens = tokenize(message, language, {
      ...(await index),
      corrections: toLearnerCorrections(corrections),
    })
    return tokens.filter(({ kind }) => kind === 'word')
  }

  it.each([
    ['zh', '我明小', 1, '明小', ['我', '明小']],
    ['es', 'La  ola', 0, 'La  ola', ['La  ola']],
    ['fr', 'grand-mère', 0, 'grand-mère', ['grand-mère']],
  ] as const)('of %s are one word from then on: %s', async (language, message, place, joined, words) => {
    const before = await wordsOf(message, language)
    expect(joinWords(message, [before[place], before[place + 1]], language)).toBe(joined)
    expect((await wordsOf(message, language, joined)).map(({ text }) => text)).toEqual(words)
  })

  it.each([
    ['zh', '我，明', 0],
    ['zh', '我 明', 0],
    ['es', 'la, ola', 0],
    ['es', 'la\nola', 0],
    ['es', 'la ola', 1],
    ['es', `${'la'.repeat(60)} ola`, 0],
  ] as const)('are none in %s: %s', async (language, message, place) => {
    const words = await wordsOf(message, language)
    expect(joinWords(message, [words[place], words[place + 1]], language)).toBeUndefined()
  })
})
