import type { DictionaryIndex } from '@lingarden/languages/kit/dictionary/dictionary-index'
import { normalizeTerm } from '@lingarden/languages/kit/dictionary/normalize-term'
import { tokenize, type TextToken } from '@lingarden/domain/dictionary/tokenize'
import { beforeAll, describe, expect, it } from 'vitest'
import { openDictionary } from '../open-dictionary.ts'
import { readCases } from './read-cases.ts'

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
})
