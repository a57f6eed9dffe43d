import { existsSync } from 'node:fs'
import { languageFolder } from '@lingarden/languages/build/language-folder'
import { supportedLanguages } from '@lingarden/languages/find-language'
import type { DictionaryIndex } from '@lingarden/languages/kit/dictionary/dictionary-index'
import { normalizeTerm } from '@lingarden/languages/kit/dictionary/normalize-term'
import { readCases } from '@lingarden/languages/test/read-cases'
import { tokenize, type TextToken } from '@lingarden/domain/dictionary/tokenize'
import { beforeAll, describe, expect, it } from 'vitest'
import { openDictionary } from '../open-dictionary.ts'

const withParts = (token: TextToken): TextToken[] => [token, ...(token.parts ?? []).flatMap(withParts)]

/** The languages that say of sentences which words must resolve. */
const checked = supportedLanguages.flatMap(({ tag, languageCode }) => {
  const location = new URL('tokenize/sentences.txt', languageFolder(tag))
  return existsSync(location) ? [{ tag, languageCode, cases: readCases(location) }] : []
})

it('more languages than one are checked', () => {
  expect(checked.length).toBeGreaterThan(1)
})

describe.each(checked)('words of $tag', ({ tag, languageCode, cases }) => {
  let dictionary: DictionaryIndex
  beforeAll(async () => {
    dictionary = await openDictionary(languageCode)
  })

  it.each(cases)('%s', (line) => {
    const [sentence = '', wanted = ''] = line.split(' | ')
    const tokens = tokenize(sentence, tag, dictionary).flatMap(withParts)
    const terms = new Map(tokens.map(({ text, term }) => [text, term && normalizeTerm(term)]))
    for (const pair of wanted.split(', ')) {
      const [text = '', term = ''] = pair.split('=')
      expect(terms.get(text), text).toBe(normalizeTerm(term))
    }
  })
})
