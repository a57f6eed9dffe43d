import { expect, it } from 'vitest'
import { bankWord } from '../bank/bank-word-sample.ts'
import { writeJson } from './json.ts'

it('writes all that is known of a word as JSON, but not our own name for it', () => {
  const word = bankWord({ term: 'sol', notes: '"=1+1" <b>', tags: ['sky'], seen: 7, strength: 50 })
  const { words, ...head } = JSON.parse(writeJson([word], 'es-ES')) as { words: object[] }
  expect(head).toEqual({ format: 'lingarden-words', version: 1, languageCode: 'es-ES' })
  const { id: _ours, term, ...known } = word
  expect(words).toEqual([{ word: term, ...known }])
})
