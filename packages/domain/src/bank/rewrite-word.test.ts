import { expect, it } from 'vitest'
import { checkRewriting, rewriteWord, tidyRewriting } from './rewrite-word.ts'

const none = () => false
const written = { term: 'agua', reading: '', meaning: '' }

it('changes only what was written anew, and the spelling last', () => {
  const word = { term: 'aqua', own: { reading: '', meaning: 'wet' } }
  expect(rewriteWord(word, { term: 'aqua', reading: '', meaning: 'wet' })).toEqual([])
  expect(rewriteWord(word, { term: 'agua', reading: '/ˈaɣwa/', meaning: 'wet' })).toEqual([
    { kind: 'set', changes: [{ word: 'aqua', change: { reading: '/ˈaɣwa/' } }] },
    { kind: 'rename', word: 'aqua', to: 'agua' },
  ])
})

it('tidies what was typed as words of files are', () => {
  expect(tidyRewriting({ term: '  el   agua ', reading: ' a ', meaning: '\n the water\n ' })).toEqual({
    term: 'el agua',
    reading: 'a',
    meaning: 'the water',
  })
})

it('[3.12b] refuses a word that is missing, too long, taken or unreadable, and says so by the field', () => {
  expect(checkRewriting(written, none)).toEqual({})
  expect(checkRewriting({ ...written, term: '' }, none)).toEqual({ term: 'missing' })
  expect(checkRewriting(written, (term) => term === 'agua')).toEqual({ term: 'taken' })
  expect(checkRewriting({ ...written, term: '水'.repeat(201) }, none)).toEqual({ term: 'tooLong' })
  expect(checkRewriting({ ...written, term: '🌱'.repeat(200) }, none)).toEqual({})
  expect(
    checkRewriting({ term: 'a\u0000', reading: 'x'.repeat(201), meaning: 'x'.repeat(1001) }, none),
  ).toEqual({ term: 'unreadable', reading: 'tooLong', meaning: 'tooLong' })
})
