import { writeCsv } from '@lingarden/text/csv'

/** What a chart shows, as rows: the same for screen readers, for the table and for the file. */
export interface ChartTable {
  columns: readonly string[]
  /** As many cells as there are columns; the first names the row. */
  rows: readonly (readonly (string | number)[])[]
}

/** A table as a file for spreadsheets. */
export const writeChartCsv = ({ columns, rows }: ChartTable): string => writeCsv([columns, ...rows])
