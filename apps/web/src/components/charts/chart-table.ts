/** What a chart shows, as rows: the same for screen readers, for the table and for the file. */
export interface ChartTable {
  columns: readonly string[]
  /** As many cells as there are columns; the first names the row. */
  rows: readonly (readonly (string | number)[])[]
}

const needsQuotes = /[",\r\n]/
/** A spreadsheet takes a text that begins so for a formula. */
const looksLikeFormula = /^[=+\-@\t]/

function writeCell(cell: string | number): string {
  if (typeof cell === 'number') return String(cell)
  const text = looksLikeFormula.test(cell) ? `'${cell}` : cell
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A table as a CSV file (RFC 4180), with the mark that lets spreadsheets read it as UTF-8. */
export function writeCsv({ columns, rows }: ChartTable): string {
  const lines = [columns, ...rows].map((cells) => cells.map(writeCell).join(','))
  return `\u{feff}${lines.join('\r\n')}\r\n`
}
