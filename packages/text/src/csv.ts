import { guardFormula } from './formula-guard.ts'

interface TableFormat {
  /** What stands between two cells. */
  separator: string
  newline: string
  /** Cells that are quoted although nothing in them asks for it. */
  mustQuote?: (cell: string) => boolean
}

/** Rows as text (RFC 4180), each with a line end; cells are quoted where they have to be. */
export function writeTable(
  rows: readonly (readonly string[])[],
  { separator, newline, mustQuote }: TableFormat,
): string {
  const needsQuotes = (cell: string) =>
    cell.includes(separator) || /["\r\n\uFEFF]|^ | $/u.test(cell) || mustQuote?.(cell) === true
  const write = (cell: string) => (needsQuotes(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  return rows.map((cells) => cells.map(write).join(separator) + newline).join('')
}

/**
 * Rows as comma-separated values for spreadsheets: with a byte order mark, without which they misread accents, and with
 * texts that could run as formulas guarded.
 */
export const writeCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${writeTable(
    rows.map((cells) => cells.map((cell) => (typeof cell === 'number' ? String(cell) : guardFormula(cell)))),
    { separator: ',', newline: '\r\n' },
  )}`
