import { checkRow } from './check-row.ts'
import { normalizeText } from './read-table.ts'
import type { ReadFile } from './transfer-word.ts'

/** Reads one word or phrase a line; empty lines are left out. */
export function readPlainList(text: string): ReadFile {
  const rows = normalizeText(text)
    .split('\n')
    .map((word, index) => ({ word, row: index + 1 }))
    .filter(({ word }) => word.trim() !== '')
    .map(({ word, row }) => checkRow(row, { word }))
  return { rows, ignoredColumns: [] }
}
