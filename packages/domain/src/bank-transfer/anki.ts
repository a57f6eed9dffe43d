import { writeTable } from '@lingarden/text/csv'
import type { BankWord } from '../word-bank.ts'
import { readAnkiHeader } from './anki-header.ts'
import { checkRow, excerpt } from './check-row.ts'
import { readHeader, type Column } from './columns.ts'
import { htmlToText } from './html-to-text.ts'
import { joinSentences } from './list-cell.ts'
import { normalizeText, readTable } from './read-table.ts'
import type { ReadFile, ReadRow } from './transfer-word.ts'

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

/**
 * Reads a text file of Anki's. Where its header names no column of words, the first field is the word and the others
 * become notes, so that nothing of a card is lost but its media.
 */
export function readAnki(text: string): ReadFile {
  const plain = normalizeText(text)
  const { lines, length, separator, isHtml, tags, tagsColumn, otherColumns, columns } = readAnkiHeader(plain)
  const named = columns && readHeader(columns)
  const clean = (cell: string): string => (isHtml ? htmlToText(cell) : cell)

  const readCells = (row: number, cells: readonly string[]): ReadRow => {
    const own = tagsColumn === undefined ? [] : (cells[tagsColumn] ?? '').split(/\s+/u)
    const allTags = [...tags, ...own]
    if (named) {
      const at = (column: Column): string => clean(cells[named.places[column] ?? -1] ?? '')
      return checkRow(row, {
        word: at('word'),
        reading: at('reading'),
        meaning: at('meaning'),
        notes: at('notes'),
        sentences: at('sentences'),
        tags: allTags,
      })
    }
    const [word = '', ...rest] = cells
      .filter((_cell, place) => place !== tagsColumn && !otherColumns.has(place))
      .map(clean)
    return checkRow(row, { word, notes: rest.filter(Boolean).join('\n'), tags: allTags })
  }

  const rows = readTable(plain.slice(length), { separator, comment: '#' }).map(
    ({ row, cells, isBroken }): ReadRow => {
      if (!isBroken) return readCells(row + lines, cells)
      return {
        ok: false,
        problem: { code: 'broken-quotes', row: row + lines, text: excerpt(cells.join(' ')) },
      }
    },
  )
  return { rows, ignoredColumns: named?.ignored ?? [] }
}
