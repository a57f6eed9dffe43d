import { writeTable } from '@lingarden/text/csv'
import type { BankWord } from '../word-bank.ts'
import { readAnkiHeader } from './anki-header.ts'
import { readHeader, unnamedColumns } from './columns.ts'
import { htmlToText } from './html-to-text.ts'
import type { ImportTable, TableEntry } from './import-table.ts'
import { joinSentences } from './list-cell.ts'
import { normalizeText, readTable } from './read-table.ts'

/**
 * Words as a text file that Anki imports (https://docs.ankiweb.net/importing/text-files.html). Counts stay behind; spaces
 * in tags become underscores, as Anki separates tags by spaces.
 */
export function writeAnki(words: readonly BankWord[]): string {
  const columns = [
    'Word',
    'Pronunciation',
    'Definition',
    'Own reading',
    'Own meaning',
    'Notes',
    'Sentences',
    'Tags',
  ]
  const rows = words.map((word) => [
    word.term,
    word.pronunciation.join('; '),
    word.definition.join('; '),
    word.own.reading,
    word.own.meaning,
    word.notes,
    joinSentences(word.sentences),
    word.tags.map((tag) => tag.replaceAll(/\s+/gu, '_')).join(' '),
  ])
  const head = [
    '#separator:tab',
    '#html:false',
    `#tags column:${columns.length}`,
    `#columns:${columns.join('\t')}`,
  ]
  // Unquoted, a line that begins with # is a comment.
  const mustQuote = (cell: string) => cell.startsWith('#')
  return `${head.join('\n')}\n${writeTable(rows, { separator: '\t', newline: '\n', mustQuote })}`
}

/** A text file of Anki's as a table; its head says what the columns are, or nobody does. Media are left out. */
export function openAnkiText(text: string): ImportTable {
  const plain = normalizeText(text)
  const head = readAnkiHeader(plain)
  const { lines, length, separator, isHtml, tags, tagsColumn, otherColumns } = head
  const isShown = (place: number) => place !== tagsColumn && !otherColumns.has(place)
  const shown = (cells: readonly string[]) => cells.filter((_cell, place) => isShown(place))
  const rows = readTable(plain.slice(length), { separator, comment: '#' }).map(
    ({ row, cells, isBroken }): TableEntry => ({
      row: row + lines,
      cells: shown(cells).map((cell) => (isHtml ? htmlToText(cell) : cell)),
      tags: [...tags, ...(cells[tagsColumn ?? -1] ?? '').split(/\s+/u)].filter(Boolean),
      ...(isBroken && { problem: 'broken-quotes' }),
    }),
  )
  const columns = head.columns && shown(head.columns)
  const count = rows.reduce((most, { cells }) => Math.max(most, cells.length), columns?.length ?? 1)
  return {
    name: '',
    columns: columns ?? Array.from({ length: count }, () => ''),
    mapping: (columns && readHeader(columns)) ?? unnamedColumns(count),
    rows,
  }
}
