import { writeCsv } from '@lingarden/text/csv'
import { unguardFormula } from '@lingarden/text/formula-guard'
import type { BankWord } from '../word-bank.ts'
import { checkRow, excerpt } from './check-row.ts'
import { columnsWithoutHeader, readHeader, type Column, type Columns } from './columns.ts'
import { joinSentences, joinTags, splitTags } from './list-cell.ts'
import { readTable, type TableRow } from './read-table.ts'
import type { ReadFile, ReadRow } from './transfer-word.ts'

const header = [
  'word',
  'pronunciation',
  'definition',
  'own reading',
  'own meaning',
  'notes',
  'tags',
  'sentences',
  'seen',
  'clicks',
  'strength',
  'added',
]

/** Words as comma-separated values for spreadsheets. */
export function writeBankCsv(words: readonly BankWord[]): string {
  const rows = words.map((word) => [
    word.term,
    word.pronunciation.join('; '),
    word.definition.join('; '),
    word.own.reading,
    word.own.meaning,
    word.notes,
    joinTags(word.tags),
    joinSentences(word.sentences),
    String(word.seen),
    String(word.clicks),
    String(word.strength),
    word.dateAdded,
  ])
  return writeCsv([header, ...rows])
}

/** Reads a table with a header that names its columns, or one of words and notes without header. */
export function readCsv(text: string): ReadFile {
  const rows = readTable(text)
  const named = rows[0] && readHeader(rows[0].cells)
  const columns = named ?? columnsWithoutHeader
  return {
    rows: rows.slice(named ? 1 : 0).map((row) => readRow(row, columns, unguardFormula)),
    ignoredColumns: columns.ignored,
  }
}

/** @param clean what is taken off each cell first */
export function readRow(
  { row, cells, isBroken }: TableRow,
  { places, count }: Columns,
  clean: (cell: string) => string,
): ReadRow {
  const problem = { row, text: excerpt(cells.join(' ')) }
  if (isBroken) return { ok: false, problem: { ...problem, code: 'broken-quotes' } }
  if (cells.slice(count).some((cell) => cell.trim() !== '')) {
    return { ok: false, problem: { ...problem, code: 'too-many-columns' } }
  }
  const at = (column: Column): string => {
    const place = places[column]
    return place === undefined ? '' : clean(cells[place] ?? '')
  }
  return checkRow(row, {
    word: at('word'),
    reading: at('reading'),
    meaning: at('meaning'),
    notes: at('notes'),
    tags: splitTags(at('tags')),
    sentences: at('sentences'),
    seen: at('seen'),
    clicks: at('clicks'),
  })
}
