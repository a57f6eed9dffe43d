import { isAnkiText } from './anki-header.ts'
import { openAnkiText } from './anki.ts'
import { tidyWord } from './check-row.ts'
import { isDerived } from './columns.ts'
import { openCsv } from './csv.ts'
import type { ImportTable, Mapping } from './import-table.ts'
import { mapRow } from './map-row.ts'
import { openList } from './plain-list.ts'
import { findSeparator } from './read-table.ts'
import {
  maxImportLength,
  maxImportRows,
  type ImportProblem,
  type ImportProblemCode,
  type TransferWord,
} from './transfer-word.ts'

/** The kinds of text that words are read from. */
export const textFormats = ['csv', 'anki', 'list'] as const
export type TextFormat = (typeof textFormats)[number]

/** What an import would do. */
export interface ImportPreview {
  /** New words in the file's order, each once. */
  words: TransferWord[]
  /** Rows left out because the bank has their word already (requirement 5.7a), and because the file has it twice. */
  known: number
  repeated: number
  /** Rows that cannot be taken, each with what is wrong; the others can. */
  problems: ImportProblem[]
  ignoredColumns: string[]
}

const openers: Record<TextFormat, (text: string, hasHeader?: boolean) => ImportTable> = {
  csv: openCsv,
  anki: openAnkiText,
  list: openList,
}

/** A text as a table, or what is wrong with it as a whole. */
export function openText(
  text: string,
  format: TextFormat,
  hasHeader?: boolean,
): ImportTable | ImportProblemCode {
  if (text.length > maxImportLength) return 'file-too-large'
  const table = openers[format](text, hasHeader)
  return problemOf([table]) ?? table
}

/** What is wrong with tables as a whole; undefined where they can be read. */
export function problemOf(tables: readonly ImportTable[]): ImportProblemCode | undefined {
  const count = tables.reduce((sum, { rows }) => sum + rows.length, 0)
  if (count === 0) return 'empty-file'
  return count > maxImportRows ? 'too-many-rows' : undefined
}

export interface PreviewOptions {
  /** What the columns of each table are for. */
  mappings: readonly Mapping[]
  /** The words that the bank has. */
  known: ReadonlySet<string>
  /** Words by how the file writes them, where they become other ones. */
  rewritten?: ReadonlyMap<string, string>
}

/** What tables would bring, row by row, without bringing it. */
export function previewTables(
  tables: readonly ImportTable[],
  { mappings, known, rewritten }: PreviewOptions,
): ImportPreview {
  const rewrite = (word: string) => rewritten?.get(tidyWord(word)) ?? word
  const read = tables.flatMap(({ rows }, place) =>
    rows.map((entry) => mapRow(entry, mappings[place] ?? [], rewrite)),
  )
  const good = read.flatMap((row) => (row.ok ? row.word : []))
  const byWord = new Map<string, TransferWord>()
  for (const word of good) if (!byWord.has(word.word)) byWord.set(word.word, word)
  const words = [...byWord.values()].filter(({ word }) => !known.has(word))
  return {
    words,
    known: byWord.size - words.length,
    repeated: good.length - byWord.size,
    problems: read.flatMap((row) => (row.ok ? [] : row.problem)),
    ignoredColumns: tables.flatMap(({ columns }, place) =>
      columns.filter((name, column) => name !== '' && !mappings[place]?.[column] && !isDerived(name)),
    ),
  }
}

/** The format that a text most likely has, for the learner to confirm. */
export function guessFormat(fileName: string, text: string): TextFormat {
  if (isAnkiText(text)) return 'anki'
  if (/\.(?:csv|tsv)$/iu.test(fileName)) return 'csv'
  const separator = findSeparator(text)
  if (separator === '\t') return 'anki'
  return separator === ';' ? 'csv' : 'list'
}
