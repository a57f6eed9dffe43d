import type { Database, SqlJsStatic, SqlValue } from 'sql.js'
import { AnkiFileError } from './anki-file-error.ts'

/** A database of somebody else's: only its real tables are asked, and what breaks on the way is told as damage. */
export interface ForeignDatabase {
  has: (table: string) => boolean
  /** Rows as they come; nothing of the statement may be of the file. */
  rows: (sql: string) => Iterable<SqlValue[]>
  close: () => void
}

/** Names are compared by a rule that only Anki has; without one, SQLite does not open their tables. */
const knownCollation = `
  pragma writable_schema = on;
  update sqlite_master set sql = replace(sql, 'unicase', 'nocase') where sql like '%collate unicase%';
  pragma writable_schema = reset;
`

/** @throws AnkiFileError for what is no database */
export function openForeign(sqlite: SqlJsStatic, bytes: Uint8Array): ForeignDatabase {
  const database = guard(() => {
    const opened = new sqlite.Database(bytes)
    opened.run('pragma trusted_schema = off')
    opened.run(knownCollation)
    opened.run('pragma query_only = on')
    return opened
  })
  const tables = guard(() => readTables(database))
  return {
    has: (table) => tables.has(table),
    *rows(sql) {
      const statement = guard(() => database.prepare(sql))
      try {
        while (guard(() => statement.step())) yield statement.get()
      } finally {
        statement.free()
      }
    },
    close: () => database.close(),
  }
}

/** Views could run for ever, and virtual tables are code: neither is what Anki writes. */
function readTables(database: Database): Set<string> {
  const [found] = database.exec(
    "select name from sqlite_master where type = 'table' and sql not like 'create virtual%'",
  )
  return new Set(found?.values.map(([name]) => String(name)))
}

function guard<T>(read: () => T): T {
  try {
    return read()
  } catch (cause) {
    throw new AnkiFileError('damaged', 'The database cannot be read', { cause })
  }
}
