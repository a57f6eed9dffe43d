import { expect, it } from 'vitest'
import { readBuiltDictionary } from '../../build/built-dictionary.ts'

// What the sources get wrong and the build sets right; gender, vulgar terms and first senses have tests of their own.
it('[3.15a] function words that the sources lack or get wrong have their sense', () => {
  const { lookUp } = readBuiltDictionary('es')
  expect(['del', 'al', 'conmigo'].map((term) => lookUp(term)?.definition.split('; ')[0])).toEqual([
    'contr. of the, from the (de + el)',
    'contr. to the, at the (a + el)',
    'pron. with me',
  ])
})
