import type { Connection, Submittable } from 'pg'
import Result from 'pg/lib/result.js'
import { prepareValue } from 'pg/lib/utils.js'
import type { Row, Statement, StatementResult } from './database.ts'
import type { PreparedStatement, PreparedStatements } from './prepared-statements.ts'

/** The part of node-postgres' connection that sends messages; its types name an argument that it does not take. */
interface Wire {
  parse: (message: { name: string; text: string; types: number[] }) => void
  bind: (message: { portal: string; statement: string; values: unknown[]; binary: boolean }) => void
  describe: (message: { type: 'S' | 'P'; name: string }) => void
  execute: (message: { portal: string; rows: number }) => void
  close: (message: { type: 'S' | 'P'; name: string }) => void
  sync: () => void
}

interface Sent {
  prepared: PreparedStatement
  result: Result
}

/**
 * Statements that go to PostgreSQL at once, behind one Sync: without BEGIN and COMMIT they are one transaction, and the
 * answer to all of them is one round trip. A class because node-postgres calls its methods by name (its `Submittable`).
 * @see https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-PIPELINING
 */
export class Pipeline implements Submittable {
  readonly done: Promise<StatementResult[]>
  readonly #statements: readonly Statement[]
  readonly #prepared: PreparedStatements
  readonly #settle = Promise.withResolvers<StatementResult[]>()
  #sent: Sent[] = []
  #current = 0
  #parseFailure: Error | undefined

  constructor(statements: readonly Statement[], prepared: PreparedStatements) {
    this.#statements = statements
    this.#prepared = prepared
    this.done = this.#settle.promise
  }

  submit(connection: Connection): Error | null {
    // Values that cannot be sent must be known before anything is on its way.
    let bound: unknown[][]
    try {
      bound = this.#statements.map(({ values = [] }) => values.map((value) => prepareValue(value)))
    } catch (error) {
      return error instanceof Error ? error : new Error('A value cannot be sent', { cause: error })
    }
    connection.stream.cork()
    try {
      this.#send(connection as unknown as Wire, bound)
    } finally {
      connection.stream.uncork()
    }
    return null
  }

  #send(wire: Wire, bound: unknown[][]): void {
    for (const name of this.#prepared.takeDropped()) wire.close({ type: 'S', name })
    // All are parsed before one is run: an error of one leaves none of the others half known to the server.
    this.#sent = this.#statements.map(({ text }) => {
      const { statement: prepared, isNew } = this.#prepared.get(text)
      if (isNew) wire.parse({ name: prepared.name, text, types: [] })
      return { prepared, result: new Result('', undefined) }
    })
    for (const [index, { prepared }] of this.#sent.entries()) {
      wire.bind({ portal: '', statement: prepared.name, values: bound[index] ?? [], binary: false })
      wire.describe({ type: 'P', name: '' })
      wire.execute({ portal: '', rows: 0 })
    }
    wire.sync()
  }

  handleRowDescription({ fields }: { fields: unknown[] }): void {
    this.#sent[this.#current]?.result.addFields(fields)
  }

  handleDataRow({ fields }: { fields: unknown[] }): void {
    const result = this.#sent[this.#current]?.result
    try {
      result?.addRow(result.parseRow(fields))
    } catch (error) {
      this.#parseFailure ??= error instanceof Error ? error : new Error(String(error))
    }
  }

  handleCommandComplete(message: { text: string }): void {
    this.#sent[this.#current]?.result.addCommandComplete(message)
    this.#current += 1
  }

  handleEmptyQuery(): void {
    this.#current += 1
  }

  /** Nothing here asks for rows in parts or copies from a stream; both end in an error of the server. */
  handlePortalSuspended(): void {
    this.#parseFailure ??= new Error('PostgreSQL sent a part of the rows only')
  }

  handleCopyInResponse(connection: Connection & { sendCopyFail?: (reason: string) => void }): void {
    connection.sendCopyFail?.('Nothing is copied in a pipeline')
  }

  handleCopyData(): void {
    this.#parseFailure ??= new Error('PostgreSQL sent a copy into a pipeline')
  }

  handleError(error: Error): void {
    for (const { prepared } of this.#sent) this.#prepared.drop(prepared)
    this.#settle.reject(error)
  }

  handleReadyForQuery(): void {
    if (this.#parseFailure) return this.#settle.reject(this.#parseFailure)
    this.#settle.resolve(
      this.#sent.map(({ result }) => ({ rows: result.rows as Row[], count: result.rowCount ?? 0 })),
    )
  }
}
