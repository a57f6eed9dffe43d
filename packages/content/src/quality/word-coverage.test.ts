import { beforeAll, describe, expect, it } from 'vitest'
import type { DictionaryEntry } from '@lingarden/languages/kit/dictionary/entry'
import { openDictionary } from '../open-dictionary.ts'
import {
  listLanguagesWith,
  readBuiltDictionary,
  readWordList,
} from '@lingarden/languages/build/built-dictionary'
import { isNumber, isPunctuation, resolves } from '@lingarden/languages/build/word-coverage'

const share = (part: number, whole: number) => part / whole

/** Of languages without spaces the list is of words, which the dictionary has as they are. */
const spaced = listLanguagesWith('frequent.txt').filter(({ wordJoiner }) => wordJoiner === ' ')

it('more languages than one are measured', () => {
  expect(spaced.length).toBeGreaterThan(1)
})

// The lists come from film subtitles: some of their forms are marks, or digits that are no number (00), which nobody looks up.
describe.each(spaced)('$language', ({ tag }) => {
  const forms = readWordList(tag, 'frequent.txt')
  const dictionary = readBuiltDictionary(tag)
  let isKnown: boolean[]
  // Told once for all three tests: it takes a moment.
  beforeAll(async () => {
    const index = await openDictionary(tag)
    isKnown = forms.map((form) => resolves(form, tag, index))
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
  })

  it('has an entry of its own for each of the 300 most frequent forms', () => {
    const top = forms.slice(0, 300).filter((form) => !isPunctuation(form))
    expect(top.filter((form) => !dictionary.lookUp(form))).toEqual([])
  })
})

it.each([
  ['es', 'asi', 'así'],
  ['fr', 'ecoute', 'écoute'],
])('tells in %s that %s is a misspelt %s', (tag, wrong, right) => {
  expect(readBuiltDictionary(tag).lookUp(wrong)?.formOf).toEqual([[right, 'mi']])
})

describe('words that are written together', () => {
  const unresolvedIn = async (tag: 'es' | 'fr', words: readonly string[]) => {
    const index = await openDictionary(tag)
    return words.filter((word) => !resolves(word, tag, index))
  }

  it('Spanish verbs with their pronouns, and contractions', async () => {
    const words =
      'dándoselo dímelo verlo hacerlo vámonos sentaos cómpralo levántate irme del al conmigo dárselas'
    expect(await unresolvedIn('es', words.split(' '))).toEqual([])
    expect(await unresolvedIn('es', ['xyzlo', 'perrolo', 'mesame'])).toEqual(['xyzlo', 'perrolo', 'mesame'])
  })

  it('French elisions, inversions and contractions', async () => {
    const words =
      "l'homme qu'il jusqu'à lorsqu'elle puisqu'on quoiqu'il a-t-il va-t-elle dis-moi est-ce au aux du des quelqu'un"
    expect(await unresolvedIn('fr', words.split(' '))).toEqual([])
  })
})
