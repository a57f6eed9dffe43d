import { findLanguage } from '@lingarden/languages/find-language'
import { expect, it } from 'vitest'
import type { ReviewWord } from '../words/review-word'
import { askOf, wayNote } from './card-ways'

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

it.each([
  ['write', 'recognition', word, 'meaning'],
  ['gap', 'recognition', word, 'meaning'],
  ['hear', 'recognition', word, undefined],
  ['hear', 'production', word, 'word'],
  ['write', 'production', word, undefined],
  ['gap', 'production', word, undefined],
  ['gap', 'production', { ...word, sentences: [] }, 'noSentence'],
] as const)('asked to %s, a card of %s says why it does not', (way, kind, asked, note) => {
  expect(wayNote(way, kind, askOf(way, kind, asked, spanish))).toBe(note)
})
