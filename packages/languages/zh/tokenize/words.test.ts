import type { DictionaryIndex } from '../../kit/dictionary/dictionary-index.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { openBuiltDictionary } from '../../build/built-dictionary.ts'
import { readCases } from '../../test/read-cases.ts'
import { tokenizeMandarin } from './tokenize.ts'

/** Places of the words in the sentence that they make, punctuation left out. */
function spansOf(texts: readonly string[]): string[] {
  let start = 0
  return texts.flatMap((text) => {
    const span = `${start}+${text.length}`
    start += text.length
    return /[\p{L}\p{N}]/u.test(text) ? [span] : []
  })
}

const lookalikes = readCases(new URL('lookalikes.txt', import.meta.url))

describe('Mandarin words', () => {
  let dictionary: DictionaryIndex
  beforeAll(async () => {
    dictionary = await openBuiltDictionary('zh')
  })
  const wordsOf = (text: string) => tokenizeMandarin(text, dictionary).map((token) => token.text)

  it('are split as by hand, word F1 at least .95', () => {
    const sentences = [...readCases(new URL('words.txt', import.meta.url)), ...lookalikes].map((line) =>
      line.split(' '),
    )
    expect(sentences.length).toBeGreaterThanOrEqual(150)
    let [right, found, wanted] = [0, 0, 0]
    for (const words of sentences) {
      const expected = new Set(spansOf(words))
      const spans = spansOf(wordsOf(words.join('')))
      right += spans.filter((span) => expected.has(span)).length
      found += spans.length
      wanted += expected.size
    }
    expect((2 * right) / (found + wanted)).toBeGreaterThanOrEqual(0.95)
  })

  it('keep foreign names whole, of the course and beyond', () => {
    const names =
      '马可 艾玛 安娜 大卫 林月 王芳 张伟 陈静 李明 何塞 弗朗索瓦 伊莎贝尔 佩德罗 索菲 罗德里格斯'.split(' ')
    expect(names.filter((name) => !wordsOf(`我叫${name}。`).includes(name))).toEqual([])
    expect(names.filter((name) => wordsOf(`${name}在吗？`)[0] !== name)).toEqual([])
    expect(dictionary.lookUp('马可')).toMatchObject({ pronunciation: 'Mǎ kě', aside: true })
  })

  it.each(lookalikes)('are not taken for what they look like: %s', (line) => {
    expect(wordsOf(line.replaceAll(' ', '')).join(' ')).toBe(line)
  })
})
