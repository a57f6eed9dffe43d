import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wordStrength } from '../strength.ts'
import { wordSources, type BankWord } from '../word-bank.ts'
import { writeAnki } from './anki.ts'
import { tidyWord } from './check-row.ts'
import { writeBankCsv } from './csv.ts'
import { previewImport } from './preview-import.ts'

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

it('what is exported as CSV, with own readings and meanings, comes back the same', () => {
  fc.assert(
    fc.property(bankOf(line, lines), (bank) => {
      const preview = previewImport(writeBankCsv(bank), 'csv', new Set())
      expect(preview).toEqual({
        ok: true,
        words: bank.map(({ term, own, notes, tags, sentences, seen, clicks }) => ({
          word: term,
          ...own,
          notes,
          tags,
          sentences,
          seen,
          clicks,
        })),
        known: 0,
        repeated: 0,
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
      const preview = previewImport(writeAnki(bank), 'anki', new Set())
      if (!preview.ok) throw new Error(JSON.stringify(preview.problems))
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
