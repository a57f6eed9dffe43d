import { tokenize } from '@lingarden/domain/dictionary/tokenize'
import { expect, it } from 'vitest'
import { trackableWords } from './trackable-words'

const terms = ['quiero', 'por', 'favor', 'por favor', "d'accord", '你好', '咖啡', 'juan']
const find = (term: string) => terms.find((known) => known === term.toLowerCase())
const dictionary = {
  lookUp: async (words: string[]) =>
    words.map((word) => {
      const term = find(word)
      return term === undefined
        ? undefined
        : {
            term,
            pronunciation: '',
            definition: '',
            ...(term === 'juan' && { aside: true as const }),
          }
    }),
}
const lookup = {
  longestTerm: 4,
  lookUp: (word: string) => {
    const term = find(word)
    return term === undefined ? undefined : { term }
  },
}
const wordsOf = (text: string, tag: 'es' | 'fr' | 'zh') =>
  trackableWords(tokenize(text, tag, lookup), dictionary)

it('[5.5] tracks words of the dictionary, whatever their case, each once a message', async () => {
  expect(await wordsOf('Quiero, QUIERO 3 xyzzy!', 'es')).toEqual(['quiero'])
  expect(await wordsOf('你好，咖啡。', 'zh')).toEqual(['你好', '咖啡'])
})

it('[5.5] tracks no names', async () => {
  expect(await wordsOf('Juan quiero', 'es')).toEqual(['quiero'])
})

it('[5.5] tracks no term with whitespace or punctuation: a phrase counts as its words', async () => {
  expect(await wordsOf('por favor', 'es')).toEqual(['por', 'favor'])
  expect(await wordsOf("d'accord", 'fr')).toEqual([])
})
