import { writeCsv } from '@lingarden/text/csv'
import { unguardFormula } from '@lingarden/text/formula-guard'
import type { BankWord } from '../word-bank.ts'
import type { CardsByKey } from '../review/rebuild-cards.ts'
import { cardKey, cardKinds } from '../review/review.ts'
import { readHeader, unnamedColumns } from './columns.ts'
import type { ImportTable, TableEntry } from './import-table.ts'
import { joinSentences, joinTags } from './list-cell.ts'
import { readTable } from './read-table.ts'
import { writeSchedule } from './schedule-cell.ts'

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
  'source',
  'schedule',
]

const noCards: CardsByKey = new Map()

/** Words as comma-separated values for spreadsheets, with how well each is known. */
export function writeBankCsv(words: readonly BankWord[], cards = noCards): string {
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
    word.source,
    writeSchedule(cardKinds.flatMap((kind) => cards.get(cardKey(word.term, kind)) ?? [])),
  ])
  return writeCsv([header, ...rows])
}

/**
 * A table, with a header that names its columns or without.
 * @param hasHeader whether the first row is one, for whoever knows better than its names tell
 */
export function openCsv(text: string, hasHeader?: boolean): ImportTable {
  const rows = readTable(text)
  const first = rows[0]?.cells ?? []
  const named = readHeader(first)
  const isHeader = hasHeader ?? named !== undefined
  const count = isHeader ? first.length : Math.max(2, first.length)
  return {
    name: '',
    columns: isHeader ? first.map((cell) => cell.trim()) : Array.from({ length: count }, () => ''),
    mapping: (isHeader ? named : undefined) ?? unnamedColumns(count),
    hasHeader: isHeader,
    rows: rows.slice(isHeader ? 1 : 0).map(({ row, cells, isBroken }) => ({
      row,
      cells: isBroken ? cells : cells.map(unguardFormula),
      ...problemOf(cells, isBroken, count),
    })),
  }
}

function problemOf(cells: readonly string[], isBroken: boolean, count: number): Pick<TableEntry, 'problem'> {
  if (isBroken) return { problem: 'broken-quotes' }
  return cells.slice(count).some((cell) => cell.trim() !== '') ? { problem: 'too-many-columns' } : {}
}
