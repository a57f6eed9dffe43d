import {
  partsOfRows,
  readOwnData,
  restoredTables,
  type ExportedRow,
  type OwnDataFile,
  type RestoredTable,
} from '@lingarden/domain/restore/read-own-data'
import { findLanguage } from '@lingarden/languages/find-language'
import type { Service } from '@/lib/worker/answer-calls'
import type { RestoreCalls } from './protocol'

/** Reads an export away from the page, and hands it over part by part. */
export function createRestoreService(): Service<RestoreCalls> {
  let parts: Iterator<{ table: RestoredTable; rows: ExportedRow[] }> | undefined
  return {
    open: ({ bytes }) => {
      parts = undefined
      const text = new TextDecoder().decode(bytes)
      const file = readOwnData(text, (code) => findLanguage(code) !== undefined)
      if ('problem' in file) return file
      parts = partsOf(file)
      return {
        exportedAt: file.exportedAt,
        counts: restoredTables.flatMap((table) => {
          const count = file.tables[table].length
          return count > 0 ? [[table, count] as [RestoredTable, number]] : []
        }),
        foreign: [...file.foreign],
      }
    },
    next: () => parts?.next().value ?? undefined,
  }
}

function* partsOf({ tables }: OwnDataFile) {
  for (const table of restoredTables) for (const rows of partsOfRows(tables[table])) yield { table, rows }
}
