// Parts of node-postgres that its own extensions (pg-cursor, pg-query-stream) are built on, and that have no types.
declare module 'pg/lib/result.js' {
  export default class Result {
    constructor(rowMode: string, types: unknown)
    rows: unknown[]
    rowCount: number | null
    addFields(fields: unknown[]): void
    parseRow(fields: unknown[]): unknown
    addRow(row: unknown): void
    addCommandComplete(message: { text: string }): void
  }
}

declare module 'pg/lib/utils.js' {
  /** A value as PostgreSQL's text format has it; objects as JSON, arrays as arrays of PostgreSQL. */
  export function prepareValue(value: unknown): unknown
}
