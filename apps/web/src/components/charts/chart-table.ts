import { writeCsv } from '@lingarden/text/csv'

/** What a chart shows, as rows: the same for screen readers, for the table and for the file. */
export interface ChartTable {
  columns: readonly string[]
  /** As many cells as there are columns; the first names the row. */
  rows: readonly (readonly (string | number)[])[]
  /** Names the rows in the file instead, where they are days: as ISO 8601 writes them, so that spreadsheets can sort them. */
  days?: readonly string[]
}

/** A table as a file for spreadsheets. */
export const writeChartCsv = ({ columns, rows, days }: ChartTable): string =>
  writeCsv([columns, ...rows.map((row, place) => [days?.[place] ?? row[0] ?? '', ...row.slice(1)])])
