import { expect, it } from 'vitest'
import { readBuiltDictionary } from '@lingarden/languages/build/built-dictionary'

// What the sources get wrong and the build sets right; gender, vulgar terms and first senses have tests of their own.
it('[3.15a] function words that the sources lack or get wrong have their sense', () => {
  const senseOf = (languageCode: string) => (term: string) =>
    readBuiltDictionary(languageCode).lookUp(term)?.definition.split('; ')[0]
  expect(['del', 'al', 'conmigo'].map(senseOf('es-ES'))).toEqual([
    'contr. of the, from the (de + el)',
    'contr. to the, at the (a + el)',
    'pron. with me',
  ])
  expect(['au', "n'", "qu'", 'une'].map(senseOf('fr-FR'))).toEqual([
    'contr. to the, at the (à + le)',
    'adv. not (ne before a vowel)',
    'conj. that, than (que before a vowel)',
    'art. a, an, one, f.',
  ])
})

it('no French word is explained as a suffix or a prefix, as the pivot languages have them', () => {
  const { entries } = readBuiltDictionary('fr-FR')
  const noise = entries.filter(({ definition }) => /\b(?:suffix|prefix)\b/.test(definition))
  expect(noise.map(({ term }) => term).filter((term) => !/^(?:suffix|préfix)/.test(term))).toEqual([])
})

it('every Mandarin term has one entry, with measure words apart and a bare surname last', () => {
  const { entries, lookUp } = readBuiltDictionary('zh-CN')
  expect(new Set(entries.map(({ term }) => term)).size).toBe(entries.length)
  expect(entries.filter(({ definition }) => definition.includes('CL:'))).toEqual([])
  const isSurname = (sense = '') => sense.startsWith('surname ')
  const words = Array.from('王张高马白金谢黄林江')
  const senses = words.map((term) => lookUp(term)?.definition.split(/; | \| /) ?? [])
  expect(senses.filter(([first]) => isSurname(first))).toEqual([])
  expect(senses.filter((list) => list.some(isSurname)).length).toBeGreaterThan(words.length / 2)
})
