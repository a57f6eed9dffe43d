import { findEntries } from '@lingarden/domain/dictionary/find-entries'
import { buildSearchIndex } from '@lingarden/domain/dictionary/search-index'
import { describe, expect, it } from 'vitest'
import { openDictionary } from '../open-dictionary.ts'

/** English words of one to three letters, and the first word that a search by meaning shows for each. */
const firstWords = {
  'zh-CN':
    'I 我|me 我|my 我|we 我们|us 我们|he 他|she 她|it 它|you 你|go 去|be 是|is 是|am 是|do 干|no 不|or 或|if 如果|up 上',
  'es-ES':
    'I yo|me me|my mi|we nosotros|us nos|he él|she ella|you te|go ir|be ser|is es|do hacer|no no|or o|if si|up arriba|in en|of de|to a',
  'fr-FR':
    'I je|me me|my mon|we nous|us nous|he il|she elle|you vous|go aller|be être|is est|do faire|no non|or ou|if si|up debout|in en|of de|so donc',
}

describe.each(Object.entries(firstWords))('short English words in %s', (languageCode, list) => {
  it.concurrent('[5.11] lead to the common word first', async () => {
    const dictionary = await openDictionary(languageCode)
    const index = await buildSearchIndex(dictionary, () => undefined)
    const tag = languageCode.slice(0, 2) as 'zh' | 'es' | 'fr'
    const pairs = list.split('|').map((pair) => pair.split(' '))
    const found = pairs.map(([query = '']) => [query, findEntries(dictionary, index, tag, query, 5)[0]?.term])
    expect(found).toEqual(pairs)
  })
})
