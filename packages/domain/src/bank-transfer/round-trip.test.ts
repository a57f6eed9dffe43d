import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bankWord } from '../bank/bank-word-sample.ts'
import { rebuildCards } from '../review/rebuild-cards.ts'
import { cardKey, type Review } from '../review/review.ts'
import { dayMs } from '../review/word-card.ts'
import { wordStrength } from '../strength.ts'
import { wordSources, type BankWord } from '../word-bank.ts'
import { writeAnki } from './anki.ts'
import { tidyWord } from './check-row.ts'
import { writeBankCsv } from './csv.ts'
import { openText, previewTables, type TextFormat } from './preview-import.ts'

const nasty = [
  '=1+1',
  "'=x",
  '-ci',
  '@a',
  '#tag',
  '"q"',
  'a,b;c',
  "l'été",
  '你好',
  '😀',
  '<b>x</b>',
  'שלום',
  '＝1',
  'sep=;',
]
const text = fc
  .oneof(
    fc.constantFrom(...nasty),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.string({ maxLength: 30 }),
  )
  .map((one) => one.replaceAll(/\p{Cc}|\p{Cs}/gu, ''))
const line = text.map(tidyWord).filter(Boolean)
const lines = fc.array(text, { maxLength: 3 }).map((all) => all.join('\n'))

const bankOf = (tag: fc.Arbitrary<string>, notes: fc.Arbitrary<string>): fc.Arbitrary<BankWord[]> =>
  fc.uniqueArray(
    fc.record({
      id: fc.uuid(),
      term: line,
      pronunciation: fc.array(line, { maxLength: 2 }),
      definition: fc.array(line, { maxLength: 2 }),
      own: fc.record({
        reading: fc.oneof(fc.constant(''), line),
        meaning: lines.map((meaning) => meaning.trim()),
      }),
      sentences: fc.uniqueArray(line, { maxLength: 3 }),
      notes,
      tags: fc.uniqueArray(tag, { maxLength: 4 }),
      seen: fc.nat(1_000_000),
      clicks: fc.nat(1_000_000),
      strength: fc.constant(wordStrength(1, 0)),
      dateAdded: fc.constant('2026-01-01T00:00:00Z'),
      dateTouched: fc.constant('2026-01-01T00:00:00Z'),
      isPlanted: fc.constant(true),
      source: fc.constantFrom(...wordSources),
    }),
    { minLength: 1, maxLength: 8, selector: ({ term }) => term },
  )

function previewOf(file: string, format: TextFormat) {
  const table = openText(file, format)
  if (typeof table === 'string') throw new Error(table)
  return previewTables([table], { mappings: [table.mapping], known: new Set() })
}

it('what is exported as CSV, with own readings and meanings, comes back the same', () => {
  fc.assert(
    fc.property(bankOf(line, lines), (bank) => {
      const preview = previewOf(writeBankCsv(bank), 'csv')
      expect(preview).toEqual({
        words: bank.map(({ term, own, notes, tags, sentences, seen, clicks, dateAdded, source }) => ({
          word: term,
          ...own,
          notes,
          tags,
          sentences,
          seen,
          clicks,
          added: new Date(dateAdded).toISOString(),
          source,
        })),
        known: 0,
        repeated: 0,
        problems: [],
        ignoredColumns: [],
      })
    }),
    { numRuns: 300 },
  )
})

it('what is exported for Anki, with own readings and meanings, comes back the same but for counts', () => {
  const tag = line.map((one) => one.replaceAll(/\s+/gu, '_')).filter(Boolean)
  fc.assert(
    fc.property(bankOf(tag, lines), (bank) => {
      const preview = previewOf(writeAnki(bank), 'anki')
      expect(preview.words).toEqual(
        bank.map(({ term, own, notes, tags, sentences }) => ({
          word: term,
          ...own,
          notes,
          tags,
          sentences,
          seen: 1,
          clicks: 0,
        })),
      )
    }),
    { numRuns: 300 },
  )
})

it('the schedule of a word comes back with it: the same day, as stable and about as hard', () => {
  const start = Date.UTC(2026, 0, 1, 10)
  const answers = [0, 1, 4, 12, 40].map((day): Review => ({
    id: String(day),
    word: 'sol',
    kind: 'recognition',
    grade: day === 4 ? 1 : 3,
    reviewedAt: start + day * dayMs,
  }))
  const cards = rebuildCards(answers)
  const [read] = previewOf(writeBankCsv([bankWord({ term: 'sol' })], cards), 'csv').words
  const again = rebuildCards(
    (read?.reviews ?? []).map(({ at, ...review }, place) => ({
      ...review,
      id: String(place),
      word: 'sol',
      reviewedAt: at,
    })),
  )
  const key = cardKey('sol', 'recognition')
  const [before, after] = [cards.get(key), again.get(key)]
  expect(after?.lastReview).toBe(before?.lastReview)
  expect(Math.abs((after?.due ?? 0) - (before?.due ?? 0))).toBeLessThan(dayMs * 1.5)
})
