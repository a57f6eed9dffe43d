import { expect, it } from 'vitest'
import { readBuiltDictionary } from '../../build/built-dictionary.ts'

// What the sources get wrong and the build sets right; gender, vulgar terms and first senses have tests of their own.
it('every Mandarin term has one entry, with measure words apart and a bare surname last', () => {
  const { entries, lookUp } = readBuiltDictionary('zh')
  expect(new Set(entries.map(({ term }) => term)).size).toBe(entries.length)
  expect(entries.filter(({ definition }) => definition.includes('CL:'))).toEqual([])
  const isSurname = (sense = '') => sense.startsWith('surname ')
  const words = Array.from('王张高马白金谢黄林江')
  const senses = words.map((term) => lookUp(term)?.definition.split(/; | \| /) ?? [])
  expect(senses.filter(([first]) => isSurname(first))).toEqual([])
  expect(senses.filter((list) => list.some(isSurname)).length).toBeGreaterThan(words.length / 2)
})
