import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TermLookup } from '../../kit/tokens/text-token.ts'
import { tokenizeMandarin } from '../tokenize/tokenize.ts'
import { firstReading, toneOf, withTone } from './pinyin.ts'
import { readAsSpoken } from './read-as-spoken.ts'
import { readInContext } from './read-in-context.ts'
import { applyToneSandhi } from './tone-sandhi.ts'

describe('pinyin', () => {
  it.each([
    ['hao', 3, 'hǎo'],
    ['lǘ', 4, 'lǜ'],
    ['gui', 4, 'guì'],
    ['jiu', 3, 'jiǔ'],
    ['dou', 1, 'dōu'],
    ['xue', 2, 'xué'],
    ['Ōu', 0, 'Ou'],
    ['ng', 2, 'ńg'],
    ['r', 2, 'r'],
  ])('%s with tone %i is %s', (syllable, tone, expected) => {
    expect(withTone(syllable, tone)).toBe(expected.normalize('NFC'))
  })

  it('reads back the tone that it sets', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('ma', 'nü', 'zhuang', 'liu', 'E'),
        fc.integer({ min: 0, max: 4 }),
        (syllable, tone) => {
          expect(toneOf(withTone(syllable, tone))).toBe(tone)
        },
      ),
    )
  })

  it('takes the first reading that is no surname', () => {
    expect(['Lǐ | lǐ', 'Lǐ', '', 'xíng | háng'].map(firstReading)).toEqual(['lǐ', 'Lǐ', undefined, 'xíng'])
  })
})

const readings: Record<string, string> = {
  我: 'wǒ',
  你: 'nǐ',
  很: 'hěn',
  好: 'hǎo | hào',
  你好: 'nǐ hǎo',
  想: 'xiǎng',
  看: 'kān | kàn',
  得: 'dé | de | děi',
  跑: 'pǎo',
  走: 'zǒu',
  快: 'kuài',
  喜欢: 'xǐ huan',
  不: 'bù',
  去: 'qù',
  对: 'duì',
  一: 'yī',
  一个: 'yī ge',
  个: 'gè',
  天: 'tiān',
  次: 'cì',
  王: 'wáng | wàng | Wáng',
  曾: 'céng | Zēng',
  小: 'xiǎo',
  明: 'míng',
  二: 'èr',
  十: 'shí',
  五: 'wǔ',
  买: 'mǎi',
  水果: 'shuǐ guǒ',
  是: 'shì',
  高兴: 'gāo xìng',
  老师: 'lǎo shī',
  星期六: 'Xīng qī liù',
  十二月: 'Shí èr yuè',
  任: 'rèn | Rén',
}
const dictionary: TermLookup = {
  longestTerm: 4,
  lookUp: (term) => (readings[term] === undefined ? undefined : { term, pronunciation: readings[term] }),
}
const read = (text: string) => readInContext(tokenizeMandarin(text, dictionary), dictionary)
const readingOf = (text: string) => read(text).flatMap(({ reading }) => reading ?? [])

describe('readInContext', () => {
  it.each([
    ['你跑得快', ['nǐ', 'pǎo', 'de', 'kuài']],
    ['我得走', ['wǒ', 'děi', 'zǒu']],
    ['我看看', ['wǒ', 'kàn kan']],
    ['看一看', ['kàn yi kan']],
    ['去不去', ['qù bu qù']],
    ['你喜不喜欢', ['nǐ', 'xǐ bu xǐ huan']],
    ['高高兴兴', ['gāo gāo xìng xìng']],
    ['王小明', ['Wáng Xiǎo míng']],
    ['曾小明', ['Zēng Xiǎo míng']],
    ['星期六去', ['xīng qī liù', 'qù']],
    ['十二月去', ['shí èr yuè', 'qù']],
    ['王老师好', ['Wáng', 'lǎo shī', 'hǎo']],
    ['任老师', ['Rén', 'lǎo shī']],
    ['二十五天', ['èr shí wǔ', 'tiān']],
  ])('%s', (text, expected) => {
    expect(readingOf(text)).toEqual(expected)
  })

  it('gives no reading to what it does not know, and leaves the rest as it is', () => {
    expect(read('𠮷 abc。').map((token) => 'reading' in token)).toEqual([false, false, false, false])
  })
})

describe('tone sandhi', () => {
  it.each([
    ['你好', 'ní hǎo'],
    ['我很好', 'wǒ hén hǎo'],
    ['我想买水果', 'wǒ xiáng mǎi shuí guǒ'],
    ['你好，我去', 'ní hǎo wǒ qù'],
    ['想想', 'xiáng xiang'],
    ['不去', 'bú qù'],
    ['不好', 'bù hǎo'],
    ['不', 'bù'],
    ['一天', 'yì tiān'],
    ['一次', 'yí cì'],
    ['一个', 'yí ge'],
    ['第一次', 'dì yī cì'],
    ['二十一', 'èr shí yī'],
    ['一', 'yī'],
  ])('%s is spoken %s', (text, expected) => {
    const spoken = readAsSpoken(
      readInContext(tokenizeMandarin(text, dictionary), {
        ...dictionary,
        lookUp: (term) => (term === '第' ? { term, pronunciation: 'dì' } : dictionary.lookUp(term)),
      }),
    )
    expect(spoken.flatMap(({ reading }) => reading ?? []).join(' ')).toBe(expected)
  })

  it.each([
    ['展览馆', 'zhǎn lǎn guǎn', 'zhán lán guǎn'],
    ['小老虎', 'xiǎo lǎo hǔ', 'xiǎo láo hǔ'],
    ['统一', 'tǒng yī', 'tǒng yī'],
    ['一月', 'yī yuè', 'yī yuè'],
    ['对不起', 'duì bu qǐ', 'duì bu qǐ'],
  ])('%s', (word, citation, spoken) => {
    const syllables = citation.split(' ').map((pinyin, i) => ({ pinyin, character: word.charAt(i) }))
    expect(applyToneSandhi([syllables])[0]?.join(' ')).toBe(spoken)
  })

  it('leaves no third tone before another, and changes no other syllable', () => {
    const syllable = fc.constantFrom('mā', 'má', 'mǎ', 'mà', 'ma')
    fc.assert(
      fc.property(fc.array(fc.array(syllable, { minLength: 1, maxLength: 4 })), (words) => {
        const spoken = applyToneSandhi(
          words.map((word) => word.map((pinyin) => ({ pinyin, character: '妈' }))),
        ).flat()
        for (const [i, pinyin] of words.flat().entries()) {
          expect(toneOf(pinyin) === 3 || spoken[i] === pinyin).toBe(true)
          expect([toneOf(spoken[i] ?? ''), toneOf(spoken[i + 1] ?? '')]).not.toEqual([3, 3])
        }
      }),
    )
  })
})
