import { expect, it } from 'vitest'
import { readBuiltDictionary } from '../../build/built-dictionary.ts'

// What the sources get wrong and the build sets right; gender, vulgar terms and first senses have tests of their own.
it('[3.15a] function words that the sources lack or get wrong have their sense', () => {
  const { lookUp } = readBuiltDictionary('fr')
  expect(['au', "n'", "qu'", 'une'].map((term) => lookUp(term)?.definition.split('; ')[0])).toEqual([
    'contr. to the, at the (à + le)',
    'adv. not (ne before a vowel)',
    'conj. that, than (que before a vowel)',
    'art. a, an, one, f.',
  ])
})

it('no French word is explained as a suffix or a prefix, as the pivot languages have them', () => {
  const { entries } = readBuiltDictionary('fr')
  const noise = entries.filter(({ definition }) => /\b(?:suffix|prefix)\b/.test(definition))
  expect(noise.map(({ term }) => term).filter((term) => !/^(?:suffix|préfix)/.test(term))).toEqual([])
})
