import { expect, it } from 'vitest'
import { tokenize } from '../dictionary/tokenize.ts'
import { wordsOfText } from './words-of-text.ts'

const terms = new Set(['el', 'sol', 'sale', 'brilla', '😀'])
const known = {
  longestTerm: 1,
  lookUp: (term: string) => (terms.has(term.toLowerCase()) ? { term: term.toLowerCase() } : undefined),
}
const read = (text: string, bank: string[] = []) =>
  wordsOfText(text, tokenize(text, 'es', known), (term) => bank.includes(term))

it('lists the words of a text once each, with the sentence they stand in first', () => {
  expect(read('El sol sale.\n¿Brilla el sol?').words).toEqual([
    { term: 'el', count: 2, sentence: 'El sol sale.', isKnown: false },
    { term: 'sol', count: 2, sentence: 'El sol sale.', isKnown: false },
    { term: 'sale', count: 1, sentence: 'El sol sale.', isKnown: false },
    { term: 'brilla', count: 1, sentence: '¿Brilla el sol?', isKnown: false },
  ])
})

it('says how much of the running text is known', () => {
  expect(read('El sol brilla, el sol.', ['el', 'sol'])).toMatchObject({ knownShare: 0.8 })
})

it('makes nothing of what holds no words', () => {
  expect(read('… 42 <b></b> xyzzy')).toEqual({ words: [], knownShare: 0 })
  expect(read('')).toEqual({ words: [], knownShare: 0 })
})

it('keeps no more of a sentence than the bank does', () => {
  const [word] = read(`sol ${'a'.repeat(3000)}`).words
  expect(word?.sentence).toHaveLength(1000)
})
