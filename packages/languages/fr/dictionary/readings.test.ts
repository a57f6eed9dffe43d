import { expect, it } from 'vitest'
import { readBuiltDictionary } from '../../build/built-dictionary.ts'

it('no French reading is an English one', () => {
  const { entries, lookUp } = readBuiltDictionary('fr-FR')
  expect(lookUp('weekend')?.pronunciation).toBe('/wi.kɛnd/')
  const foreign = entries.filter(({ pronunciation }) =>
    /\((?:[a-z]{2}-)?(?:en|fr|de|es|it)\)/.test(pronunciation),
  )
  expect(foreign.map(({ term, pronunciation }) => `${term} ${pronunciation}`)).toEqual([])
})
