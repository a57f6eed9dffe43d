import { expect, it } from 'vitest'
import { readBuiltDictionary, readWordList } from '../../build/built-dictionary.ts'

const { lookUp } = readBuiltDictionary('zh')

it.each([
  [1000, 0.995],
  [5000, 0.98],
  [10_000, 0.95],
])('of the %i most frequent words %d are in the dictionary', (count, wanted) => {
  const words = readWordList('zh', 'frequent.txt').slice(0, count)
  const unknown = words.filter((word) => !lookUp(word))
  expect(
    (words.length - unknown.length) / words.length,
    unknown.slice(0, 30).join(' '),
  ).toBeGreaterThanOrEqual(wanted)
})
