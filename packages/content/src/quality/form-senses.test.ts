import type { DictionaryEntry } from '@lingarden/languages/kit/dictionary/entry'
import { describe, expect, it } from 'vitest'
import {
  firstSenseOf,
  listLanguagesWith,
  readBuiltDictionary,
  readWordList,
} from '@lingarden/languages/build/built-dictionary'

const readEntries = (languageCode: string, terms: string) =>
  terms.split(' ').flatMap((term) => readBuiltDictionary(languageCode).lookUp(term) ?? [])

describe('a form opens with the sense of the word that it is a form of', () => {
  it.each([
    ['es-ES', 'niñas', 'n. f. girl'],
    ['es-ES', 'amigas', 'n. f. friend (female)'],
    ['es-ES', 'hermanas', 'n. f. sister'],
    ['es-ES', 'hijas', 'n. f. daughter'],
    ['es-ES', 'señoras', 'n. f. madam, Mrs'],
    ['es-ES', 'mañanas', 'n. f. morning'],
    ['es-ES', 'papas', 'n. f. potatoes (America)'],
    ['es-ES', 'solos', 'adj. alone'],
    ['es-ES', 'solas', 'adj. alone'],
    ['es-ES', 'entradas', 'n. f. entrance, entry'],
    ['es-ES', 'levántate', 'v. get up, stand up'],
    ['fr-FR', 'amies', 'n. f. friend, girlfriend'],
    ['fr-FR', 'avions', 'n. m. airplane, aeroplane, plane, aircraft'],
    ['fr-FR', 'portions', 'n. f. portions'],
    ['fr-FR', 'françaises', 'adj. French'],
  ])('%s %s: %s', (languageCode, term, sense) => {
    expect(readEntries(languageCode, term).map(firstSenseOf)).toEqual([sense])
  })

  it('names the feminine noun before the masculine one, and its gender', () => {
    const [girls, friends] = [...readEntries('es-ES', 'niñas'), ...readEntries('fr-FR', 'amies')]
    expect(girls).toMatchObject({
      gender: 'f',
      formOf: [
        ['niña', 'pl'],
        ['niño', 'fp'],
      ],
    })
    expect(friends).toMatchObject({
      gender: 'f',
      formOf: [
        ['amie', 'pl'],
        ['ami', 'fp'],
      ],
    })
  })

  it('keeps the second sense of a part of speech', () => {
    expect(readEntries('es-ES', 'espero')[0]?.definition).toBe('v. wait; hope, expect')
    expect(readEntries('fr-FR', 'pièces')[0]?.definition).toBe('n. f. room; coin; play')
  })
})

/** The languages whose words are inflected. */
const inflecting = listLanguagesWith('frequent.txt').filter(
  ({ tag }) => readBuiltDictionary(tag).lemmas.length > 0,
)

it('more languages than one inflect', () => {
  expect(inflecting.length).toBeGreaterThan(1)
})

describe.each(inflecting)('of the 5,000 most frequent forms of $language', ({ tag }) => {
  const dictionary = readBuiltDictionary(tag)
  const entries = readWordList(tag, 'frequent.txt')
    .slice(0, 5000)
    .flatMap((form) => dictionary.lookUp(form) ?? [])
    // Headwords have a level: mais is first of all but, whatever it is a plural of.
    .filter(({ level }) => level === undefined)
  const reasonsOf = ({ formOf }: DictionaryEntry) => (formOf ?? []).flatMap(([, codes]) => codes.split(','))
  const isOnly = (entry: DictionaryEntry, pattern: RegExp) => {
    const reasons = reasonsOf(entry)
    return reasons.length > 0 && reasons.every((reason) => pattern.test(reason))
  }
  const wrong = (fitting: (entry: DictionaryEntry) => boolean) =>
    entries.filter((entry) => fitting(entry)).map((entry) => `${entry.term}: ${firstSenseOf(entry)}`)

  it('no feminine is a masculine noun', () => {
    expect(wrong((entry) => isOnly(entry, /^(fs|fp)$/) && entry.gender === 'm')).toEqual([])
  })

  it('no plural is first of all an adverb, a preposition or a verb', () => {
    expect(
      wrong(
        (entry) => isOnly(entry, /^(pl|mp|fp)$/) && /^(adv|prep|conj|interj|v)\. /.test(entry.definition),
      ),
    ).toEqual([])
  })

  it('no form of a verb alone is first of all a noun of another lemma', () => {
    expect(wrong((entry) => isOnly(entry, /^(pr|im|pt|sp|fu|co|su|si|sf|ip)/) && entry.pos !== 'v.')).toEqual(
      [],
    )
  })
})
