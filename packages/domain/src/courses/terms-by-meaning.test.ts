import { expect, it } from 'vitest'
import type { CourseExamples } from './outline.ts'
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

it('finds what is typed in the language of the reader, the same before its beginning and a later word', () => {
  expect(termsByMeaning(examples, 'chat', 10)).toEqual(['gato', 'castillo', 'gatita'])
  expect(termsByMeaning(examples, 'cha', 10)).toEqual(['castillo', 'gato', 'gatita'])
  expect(termsByMeaning(examples, 'cha', 1)).toEqual(['castillo'])
})

it('takes each of several meanings, without accents and capitals, in any script', () => {
  expect(termsByMeaning(examples, 'Pere', 10)).toEqual(['padre'])
  expect(termsByMeaning(examples, 'papa', 10)).toEqual(['padre'])
  expect(termsByMeaning(examples, '水', 10)).toEqual(['agua'])
})

it('finds nothing by nothing, in brackets or in English', () => {
  expect(termsByMeaning(examples, '…', 10)).toEqual([])
  expect(termsByMeaning(examples, 'sans', 10)).toEqual([])
  expect(termsByMeaning(examples, 'see', 10)).toEqual([])
})
