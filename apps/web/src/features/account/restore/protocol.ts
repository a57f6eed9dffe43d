import type { ExportedRow, OwnDataProblem, RestoredTable } from '@lingarden/domain/restore/read-own-data'

/** What is in an export, as far as one looks at it before it is taken in. */
export interface OpenedExport {
  exportedAt: string
  /** Rows by table, in the order in which they are sent; only tables that have some. */
  counts: [RestoredTable, number][]
  /** Rows of languages that are not taught here, by their code. */
  foreign: [code: string, count: number][]
}

export interface RestoreCalls {
  open: { args: { bytes: ArrayBuffer }; result: OpenedExport | { problem: OwnDataProblem } }
  /** The next rows of the file that was opened last; undefined after the last. */
  next: { args: undefined; result: { table: RestoredTable; rows: ExportedRow[] } | undefined }
}
