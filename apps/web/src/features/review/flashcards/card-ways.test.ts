import { findLanguage } from '@lingarden/languages/find-language'
import { expect, it } from 'vitest'
import type { ReviewWord } from '../words/review-word'
import { askOf } from './card-ways'

const spanish = findLanguage('es-ES')
if (!spanish) throw new Error('Spanish is taught')
const word: ReviewWord = {
  term: 'casa',
  meaning: 'house',
  reading: '',
  example: '',
  translation: '',
  sentences: [
    { text: 'Dos casas.', translation: '' },
    { text: 'Mi casa.', translation: '' },
  ],
}

it.each([
  ['read', 'recognition', { kind: 'read' }],
  ['hear', 'recognition', { kind: 'hear' }],
  ['write', 'recognition', { kind: 'read' }],
  ['gap', 'recognition', { kind: 'read' }],
  ['read', 'production', { kind: 'read' }],
  ['hear', 'production', { kind: 'read' }],
  ['write', 'production', { kind: 'write' }],
  ['gap', 'production', { kind: 'write', sentence: { before: 'Mi ', gap: 'casa', after: '.' } }],
] as const)('asked to %s, a card of %s asks so', (way, kind, ask) => {
  expect(askOf(way, kind, word, spanish)).toEqual(ask)
})

it('where no sentence has the word as it is, it is written alone', () => {
  expect(askOf('gap', 'production', { ...word, sentences: [] }, spanish)).toEqual({
    kind: 'write',
    sentence: undefined,
  })
})
