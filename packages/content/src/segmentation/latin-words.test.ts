import type { DictionaryIndex } from '@lingarden/domain/dictionary/dictionary-index'
import { normalizeTerm } from '@lingarden/domain/dictionary/dictionary-index'
import { tokenize, type TextToken } from '@lingarden/domain/dictionary/tokenize'
import { beforeAll, describe, expect, it } from 'vitest'
import { openDictionary, readCases } from './read-cases.ts'
import { typicalTime } from './typical-time.ts'

const withParts = (token: TextToken): TextToken[] => [token, ...(token.parts ?? []).flatMap(withParts)]

describe.each([
  ['es', 'es-ES'],
  ['fr', 'fr-FR'],
] as const)('words of %s', (language, languageCode) => {
  let dictionary: DictionaryIndex
  beforeAll(async () => {
    dictionary = await openDictionary(languageCode)
  })

  const cases = readCases('latin-words.txt').filter((line) => line.startsWith(language))

  it.each(cases)('%s', (line) => {
    const [sentence = '', wanted = ''] = line.slice(3).split(' | ')
    const tokens = tokenize(sentence, language, dictionary).flatMap(withParts)
    const terms = new Map(tokens.map(({ text, term }) => [text, term && normalizeTerm(term)]))
    for (const pair of wanted.split(', ')) {
      const [text = '', term = ''] = pair.split('=')
      expect(terms.get(text), text).toBe(normalizeTerm(term))
    }
  })

  it('take a message of 100 words in at most 5 ms, and 10,000 characters without a blow-up', () => {
    const text = cases.map((line) => line.slice(3).split(' | ')[0]).join(' ')
    const words = text.repeat(9).split(' ')
    expect(
      typicalTime(() => tokenize(words.slice(0, 100).join(' '), language, dictionary)),
    ).toBeLessThanOrEqual(5)
    const long = text.repeat(40).slice(0, 10_000)
    expect(typicalTime(() => tokenize(long, language, dictionary))).toBeLessThanOrEqual(500)
  })
})
