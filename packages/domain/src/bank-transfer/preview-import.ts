import { isAnkiText } from './anki-header.ts'
import { readAnki } from './anki.ts'
import { readCsv } from './csv.ts'
import { readPlainList } from './plain-list.ts'
import { findSeparator } from './read-table.ts'
import {
  maxImportLength,
  maxImportRows,
  type ImportProblem,
  type ReadFile,
  type TransferWord,
} from './transfer-word.ts'

export const importFormats = ['csv', 'anki', 'list'] as const
export type ImportFormat = (typeof importFormats)[number]

/** What an import would do. All or nothing: where a row has a problem, no word is taken. */
export type ImportPreview =
  | {
      ok: true
      /** New words in the file's order, each once. */
      words: TransferWord[]
      /** Rows left out because the bank has their word already (requirement 5.7a), and because the file has it twice. */
      known: number
      repeated: number
      ignoredColumns: string[]
    }
  | { ok: false; problems: ImportProblem[]; goodRows: number }

const readers: Record<ImportFormat, (text: string) => ReadFile> = {
  csv: readCsv,
  anki: readAnki,
  list: readPlainList,
}

/**
 * What a file would bring, row by row, without bringing it.
 * @param known the words that the bank has
 */
export function previewImport(text: string, format: ImportFormat, known: ReadonlySet<string>): ImportPreview {
  if (text.length > maxImportLength) return refuse([{ code: 'file-too-large' }])
  const { rows, ignoredColumns } = readers[format](text)
  if (rows.length === 0) return refuse([{ code: 'empty-file' }])
  if (rows.length > maxImportRows) return refuse([{ code: 'too-many-rows' }])
  const good = rows.filter((row) => row.ok).map((row) => row.word)
  const problems = rows.filter((row) => !row.ok).map((row) => row.problem)
  if (problems.length > 0) return refuse(problems, good.length)
  const byWord = new Map<string, TransferWord>()
  for (const word of good) if (!byWord.has(word.word)) byWord.set(word.word, word)
  const words = [...byWord.values()].filter(({ word }) => !known.has(word))
  return {
    ok: true,
    words,
    known: byWord.size - words.length,
    repeated: good.length - byWord.size,
    ignoredColumns,
  }
}

/** The format that a file most likely has, for the learner to confirm. */
export function guessFormat(fileName: string, text: string): ImportFormat {
  if (isAnkiText(text)) return 'anki'
  if (/\.(?:csv|tsv)$/iu.test(fileName)) return 'csv'
  return findSeparator(text) === '\t' ? 'anki' : 'list'
}

function refuse(problems: ImportProblem[], goodRows = 0): ImportPreview {
  return { ok: false, problems, goodRows }
}
