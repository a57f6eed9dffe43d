import { beforeAll, describe, expect, it } from 'vitest'
import type { DictionaryEntry } from '@lingarden/languages/kit/dictionary/entry'
import { openDictionary } from '../open-dictionary.ts'
import { readBuiltDictionary, readWordList } from '@lingarden/languages/build/built-dictionary'
import { isNumber, isPunctuation, resolves } from '@lingarden/languages/build/word-coverage'

const share = (part: number, whole: number) => part / whole

// The lists come from film subtitles: some of their forms are marks, or digits that are no number (00), which nobody looks up.
describe.each([
  ['es', 'es-ES'],
  ['fr', 'fr-FR'],
] as const)('%s', (code, languageCode) => {
  const forms = readWordList(code, 'frequent.txt')
  const dictionary = readBuiltDictionary(languageCode)
  let isKnown: boolean[]
  // Told once for all three tests: it takes a moment.
  beforeAll(async () => {
    const index = await openDictionary(languageCode)
    isKnown = forms.map((form) => resolves(form, code, index))
  })

  it.each([
    [1000, 0.995, 0.995],
    [5000, 0.99, 0.99],
    [10_000, 0.99, 0.99],
  ])('of the words among the %i most frequent forms %d resolve, of all forms %d', (count, ofWords, ofAll) => {
    const top = forms.slice(0, count)
    const unknown = top.filter((_, place) => !isKnown[place])
    const noWords = unknown.filter((form) => isNumber(form) || isPunctuation(form))
    const found = top.length - unknown.length
    expect(share(found, top.length - noWords.length)).toBeGreaterThanOrEqual(ofWords)
    expect(share(found, top.length)).toBeGreaterThanOrEqual(ofAll)
  })

  it('tells of names, English words and misspellings what they are, and keeps them out of lists', () => {
    const aside = dictionary.entries.filter((entry) => entry.aside)
    expect(aside.filter(({ rank, level }) => rank !== undefined || level !== undefined)).toEqual([])
    const isTold = ({ definition, formOf }: DictionaryEntry) =>
      /^(name |\(English\) )/.test(definition) || formOf?.some(([, reason]) => /^(mi|sp)$/.test(reason))
    expect(aside.filter((entry) => !isTold(entry))).toEqual([])
    expect(dictionary.lookUp('jack')).toMatchObject({ term: 'Jack', definition: "name a man's first name" })
    expect(dictionary.lookUp('the')?.definition).toBe('(English) the')
    const [wrong, right] = code === 'es' ? ['asi', 'así'] : ['ecoute', 'écoute']
    expect(dictionary.lookUp(wrong)?.formOf).toEqual([[right, 'mi']])
  })

  it('has an entry of its own for each of the 300 most frequent forms', () => {
    const top = forms.slice(0, 300).filter((form) => !isPunctuation(form))
    expect(top.filter((form) => !dictionary.lookUp(form))).toEqual([])
  })
})

describe('zh', () => {
  const { lookUp } = readBuiltDictionary('zh-CN')

  it.each([
    [1000, 0.995],
    [5000, 0.98],
    [10_000, 0.95],
  ])('of the %i most frequent words %d are in the dictionary', (count, wanted) => {
    const words = readWordList('zh', 'frequent.txt').slice(0, count)
    const unknown = words.filter((word) => !lookUp(word))
    expect(
      share(words.length - unknown.length, words.length),
      unknown.slice(0, 30).join(' '),
    ).toBeGreaterThanOrEqual(wanted)
  })
})

describe('words that are written together', () => {
  const unresolvedIn = async (languageCode: 'es-ES' | 'fr-FR', words: readonly string[]) => {
    const index = await openDictionary(languageCode)
    return words.filter((word) => !resolves(word, languageCode === 'es-ES' ? 'es' : 'fr', index))
  }

  it('Spanish verbs with their pronouns, and contractions', async () => {
    const words =
      'dándoselo dímelo verlo hacerlo vámonos sentaos cómpralo levántate irme del al conmigo dárselas'
    expect(await unresolvedIn('es-ES', words.split(' '))).toEqual([])
    expect(await unresolvedIn('es-ES', ['xyzlo', 'perrolo', 'mesame'])).toEqual([
      'xyzlo',
      'perrolo',
      'mesame',
    ])
  })

  it('French elisions, inversions and contractions', async () => {
    const words =
      "l'homme qu'il jusqu'à lorsqu'elle puisqu'on quoiqu'il a-t-il va-t-elle dis-moi est-ce au aux du des quelqu'un"
    expect(await unresolvedIn('fr-FR', words.split(' '))).toEqual([])
  })
})
