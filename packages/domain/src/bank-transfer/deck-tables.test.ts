import { expect, it } from 'vitest'
import { openDeck, type Deck } from './deck-tables.ts'
import { previewTables } from './preview-import.ts'

const day = 86_400_000
const start = Date.UTC(2026, 0, 1)
const card = (ordinal: number, answers: Deck['notes'][number]['cards'][number]['answers'] = []) => ({
  ordinal,
  interval: 0,
  lastReview: undefined,
  memory: undefined,
  answers,
})
const deck: Deck = {
  noteTypes: [
    {
      id: 1,
      name: 'Vocabulary',
      fields: ['Front', 'Back', 'Audio'],
      questions: ['<b>{{type:Front}}</b>', '{{Back}}'],
    },
    { id: 2, name: 'Unused', fields: ['A'], questions: ['{{A}}'] },
    { id: 3, name: 'Sentences', fields: ['Expression', 'Reading', 'Meaning'], questions: ['{{Expression}}'] },
  ],
  notes: [
    {
      typeId: 1,
      fields: ['<b>sol</b>[sound:sol.mp3]', 'sun<br>star<img src=x onerror=alert(1)>', '[sound:x.mp3]'],
      tags: ['sky'],
      cards: [card(0, [{ at: start, grade: 3 }]), card(1, [{ at: start + day, grade: 1 }])],
    },
    { typeId: 3, fields: ['你好', 'nǐ hǎo', 'hello'], tags: [], cards: [card(0)] },
    { typeId: 1, fields: ['', 'nothing', ''], tags: [], cards: [] },
  ],
}

it('a deck is a table a note type with notes, its markup text, its media left out', () => {
  const tables = openDeck(deck)
  expect(tables.map(({ name, columns, mapping }) => ({ name, columns, mapping }))).toEqual([
    { name: 'Vocabulary', columns: ['Front', 'Back', 'Audio'], mapping: ['word', 'meaning', undefined] },
    {
      name: 'Sentences',
      columns: ['Expression', 'Reading', 'Meaning'],
      mapping: ['word', 'reading', 'meaning'],
    },
  ])
  expect(tables[0]?.rows[0]?.cells).toEqual(['sol', 'sun\nstar', ''])
})

it('its notes become words, those without one are named by their place, and its answers come along', () => {
  const tables = openDeck(deck)
  const { words, problems } = previewTables(tables, {
    mappings: tables.map(({ mapping }) => mapping),
    known: new Set(),
  })
  expect(words).toMatchObject([
    {
      word: 'sol',
      meaning: 'sun\nstar',
      tags: ['sky'],
      reviews: [
        { kind: 'recognition', grade: 3, at: start },
        { kind: 'production', grade: 1, at: start + day },
      ],
    },
    { word: '你好', reading: 'nǐ hǎo', meaning: 'hello' },
  ])
  expect(problems).toEqual([{ code: 'no-word', row: 3, text: '' }])
})

it('which way a card asks follows from the column that is the word', () => {
  const tables = openDeck(deck)
  const { words } = previewTables(tables.slice(0, 1), {
    mappings: [['meaning', 'word', undefined]],
    known: new Set(),
  })
  expect(words[0]).toMatchObject({
    word: 'sun star',
    reviews: [
      { kind: 'production', at: start },
      { kind: 'recognition', at: start + day },
    ],
  })
})
