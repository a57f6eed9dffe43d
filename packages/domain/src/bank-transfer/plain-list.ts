import type { ImportTable } from './import-table.ts'
import { normalizeText } from './read-table.ts'

/** One word or phrase a line; empty lines are left out. */
export function openList(text: string): ImportTable {
  const rows = normalizeText(text)
    .split('\n')
    .map((word, index) => ({ cells: [word], row: index + 1 }))
    .filter(({ cells: [word = ''] }) => word.trim() !== '')
  return { name: '', columns: [''], mapping: ['word'], rows }
}
