import { expect, it } from 'vitest'
import type { CourseExamples } from './outline.ts'
import { openReaderMeanings } from './reader-meaning.ts'
import { termsByMeaning } from './terms-by-meaning.ts'

const says = (gloss: string, reader?: 'fr' | 'zh') => [
  { text: '', translation: '', gloss, lessonId: 'a', ...(reader && { reader }) },
]
const examples: CourseExamples = {
  gatita: says('petit chat', 'fr'),
  castillo: says('château', 'fr'),
  gato: says('chat', 'fr'),
  té: says('thé (sans chat)', 'fr'),
  ver: says('to see a chat'),
  padre: says('père, papa', 'fr'),
  agua: says('水', 'zh'),
}
const meanings = openReaderMeanings({
  reader: 'fr',
  examples,
  commonWords: { minino: 'chat', felino: 'félin; chat', gato: 'cric', cuadra: 'écurie; pâté de maisons' },
})
const find = (typed: string, limit = 10) => termsByMeaning(meanings, typed, limit)

it('finds what is typed in the language of the reader, the same before its beginning and a later word', () => {
  expect(find('chat')).toEqual(['gato', 'minino', 'felino', 'castillo', 'gatita'])
  expect(find('cha')).toEqual(['castillo', 'gato', 'minino', 'felino', 'gatita'])
  expect(find('cha', 1)).toEqual(['castillo'])
})

it('finds common words, and a taught one by what its lesson says alone', () => {
  expect(find('ecurie')).toEqual(['cuadra'])
  expect(find('cric')).toEqual([])
})

it('takes each of several meanings, without accents and capitals, in any script', () => {
  expect(find('Pere')).toEqual(['padre'])
  expect(find('papa')).toEqual(['padre'])
  expect(find('水')).toEqual(['agua'])
})

it('finds nothing by nothing, in brackets or in English', () => {
  expect(find('…')).toEqual([])
  expect(find('sans')).toEqual([])
  expect(find('see')).toEqual([])
})
