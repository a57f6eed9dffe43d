import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tokenize, type TermLookup, type TextToken } from '../tokenize.ts'

/** A dictionary of terms, the first being the most frequent. */
function dictionaryOf(...terms: string[]): TermLookup {
  const known = new Map(terms.map((term, place) => [term.toLowerCase(), { term, rank: place + 1 }]))
  return { longestTerm: 8, lookUp: (term) => known.get(term.toLowerCase().replaceAll('’', "'")) }
}

const mandarin = dictionaryOf(
  ...'的 我 是 了 你 一 不 在 人 一个 他 有 个 看 打 电话 打电话 见 面 见面 天 三 T恤 学习 汉语 说 喜欢 叫 明天 天气 王'.split(
    ' ',
  ),
)
const spanish = dictionaryOf('por favor', 'por', 'favor', 'a', 'la', 'a la vez', 'vez', 'café', 'hola')

const inside = ({ text, parts }: TextToken) => parts?.map((part) => part.text).join('') ?? text

describe('tokenize', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary' }),
    fc
      .array(
        fc.constantFrom(
          ...Array.from("我看看打了个电话王小明𠮷一二三Aañ'’-é1２.,:º ¿?。，😀👩‍👩‍👧️\ud842\n"),
          'por favor',
          "qu'",
        ),
      )
      .map((parts) => parts.join('')),
  )

  it('gives back the whole message in order, whatever it is', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom('zh', 'es', 'fr'), (text, language) => {
        const tokens = tokenize(text, language, language === 'zh' ? mandarin : spanish)
        expect(tokens.map((token) => token.text).join('')).toBe(text)
        let end = 0
        for (const token of tokens) {
          expect(token.start).toBe(end)
          expect(token.text).not.toBe('')
          end += token.text.length
          const parts = token.parts ?? []
          for (const part of parts) expect(text.startsWith(part.text, part.start)).toBe(true)
        }
      }),
      { numRuns: 500, examples: [['汉Ι', 'zh']] },
    )
  })

  it.each([
    ['APP学习汉语', ['APP', '学习', '汉语']],
    ['T恤3个', ['T恤', '3', '个']],
    ['１２个ＡＢ人', ['１２', '个', 'ＡＢ', '人']],
    ['看‘AP’', ['看', '‘', 'AP', '’']],
    ['我看𠮷人', ['我', '看', '𠮷', '人']],
    ['我😀👩‍👩‍👧❤️你', ['我', '😀👩‍👩‍👧❤️', '你']],
  ])('splits %s where the kind of character changes', (text, words) => {
    expect(tokenize(text, 'zh', mandarin).map((token) => token.text)).toEqual(words)
  })

  it('keeps the parts of a phrase', () => {
    const [phrase] = tokenize('Por  favor', 'es', spanish)
    expect(phrase).toMatchObject({ text: 'Por  favor', term: 'por favor', role: 'phrase' })
    expect(phrase?.parts?.map(({ term, start }) => [term, start])).toEqual([
      ['por', 0],
      ['favor', 5],
    ])
  })

  it('tells numbers, however their digits are grouped', () => {
    const numbersOf = (text: string) =>
      tokenize(text, 'fr', spanish).flatMap((token) => (token.kind === 'number' ? [token.text] : []))
    expect(numbersOf('12 300,50 € à 10:30, 1.000 et 1er, 2º, 7h30 et 20h')).toEqual([
      '12 300,50',
      '10:30',
      '1.000',
      '1er',
      '2º',
      '7h30',
      '20h',
    ])
  })
})

describe('Mandarin tokens', () => {
  const tokensOf = (text: string) => tokenize(text, 'zh', mandarin)

  it('link the halves of a separable word to it', () => {
    const linked = (text: string) =>
      tokensOf(text).flatMap(({ text: word, partOf }) => (partOf ? [word + partOf] : []))
    expect(linked('我打了一个电话')).toEqual(['打打电话', '电话打电话'])
    expect(linked('他见了三个人的面')).toEqual([])
    expect(linked('见了我的面')).toEqual(['见见面', '面见面'])
    expect(tokensOf('打电话')).toMatchObject([{ term: '打电话', parts: [{ text: '打' }, { text: '电话' }] }])
  })

  it.each([
    ['我看看', ['我', '看看']],
    ['看一看天', ['看一看', '天']],
    ['你喜不喜欢他', ['你', '喜不喜欢', '他']],
    ['三个人', ['三', '个', '人']],
    ['他叫王小明', ['他', '叫', '王小明']],
    ['二十五天', ['二十五', '天']],
    ['王明天看', ['王', '明天', '看']],
  ])('split %s', (text, words) => {
    expect(tokensOf(text).map((token) => token.text)).toEqual(words)
  })

  it('know names and numbers, and what is repeated', () => {
    expect(tokensOf('王小明看看')).toMatchObject([{ role: 'name' }, { term: '看' }])
    const [number] = tokensOf('二十五')
    expect(number).toMatchObject({ role: 'number' })
    expect(number && inside(number)).toBe('二十五')
  })
})
