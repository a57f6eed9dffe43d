import { expect, it } from 'vitest'
import { commonWordFaults } from './common-word-faults.ts'

const faultsOf = (content: unknown) => commonWordFaults(content, (term) => ['casa', 'sí'].includes(term))

it('takes terms of the dictionary with short meanings', () => {
  expect(faultsOf({ casa: 'maison', sí: 'oui' })).toEqual([])
})

it.each([
  ['a term that the dictionary has not', { casa: 'maison', kasa: 'maison' }, 'kasa'],
  ['an empty meaning', { casa: ' ' }, 'casa'],
  ['no meaning at all', { casa: null }, 'casa'],
  ['one that is no text', { casa: 1 }, 'casa'],
  ['one that is an explanation', { casa: 'maison '.repeat(10) }, 'casa'],
])('names a word with %s', (_fault, content, term) => {
  expect(faultsOf(content)).toEqual([expect.stringContaining(`${term}: `)])
})

it('finds fault with what is no list of words', () => {
  expect(faultsOf(['casa'])).toHaveLength(1)
  expect(faultsOf(null)).toHaveLength(1)
})
