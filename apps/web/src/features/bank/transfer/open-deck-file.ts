import { AnkiFileError } from '@lingarden/anki/anki-file-error'
import { readAnkiPackage } from '@lingarden/anki/read-package'
import { openDeck } from '@lingarden/domain/bank-transfer/deck-tables'
import type { ImportTable } from '@lingarden/domain/bank-transfer/import-table'
import { problemOf } from '@lingarden/domain/bank-transfer/preview-import'
import type { SqlJsStatic } from 'sql.js'
import type { FileProblem } from './protocol'

/** A deck of Anki's as tables, with the names of the media that stay behind; or why it is none. */
export function openDeckFile(
  bytes: Uint8Array,
  sqlite: SqlJsStatic,
): { tables: ImportTable[]; media: string[] } | { problem: FileProblem } {
  try {
    const collection = readAnkiPackage(bytes, sqlite)
    const tables = openDeck(collection)
    const problem = problemOf(tables)
    return problem ? { problem } : { tables, media: collection.media }
  } catch (cause) {
    if (cause instanceof AnkiFileError) return { problem: cause.problem }
    throw cause
  }
}
