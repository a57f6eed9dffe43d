/** What PostgreSQL refuses, with its SQLSTATE as `code`. */
export { DatabaseError } from 'pg'

/** One statement with the values of its places ($1, $2, …). Its text is prepared once a connection and used again. */
export interface Statement {
  text: string
  values?: readonly unknown[]
}

export type Row = Record<string, unknown>

/** What a statement came to. */
export interface StatementResult<Shape extends Row = Row> {
  rows: Shape[]
  /** Rows it returned or changed. */
  count: number
}

/** In whose role statements run: set for the one transaction, and gone with it. */
export interface ActingRole {
  role: 'anon' | 'authenticated' | 'service_role'
  /** The claims of the access token as JSON, where policies and functions look for them. */
  claims: string
  /** After how long a statement is given up, in milliseconds. */
  timeout: number
  /** Whether nothing may be written. */
  isReadOnly?: boolean
}

export interface RunOptions {
  /** The database's owner where nobody is named. */
  as?: ActingRole
  /** Gives the statements up in the database, too. */
  signal?: AbortSignal | undefined
}

/** What runs statements: the database as a whole, or one open transaction of it. */
export interface Queryable {
  /** Runs one statement; its rows. As the owner, unless told. */
  query: <Shape extends Row = Row>(
    text: string,
    values?: readonly unknown[],
    options?: RunOptions,
  ) => Promise<Shape[]>
}

/**
 * A PostgreSQL with a pool of connections. Whatever fails because the database cannot be reached rejects with
 * DatabaseUnavailable; what PostgreSQL refuses rejects with pg's DatabaseError, with its SQLSTATE as `code`.
 */
export interface Database extends Queryable {
  /**
   * Runs statements as one transaction in one round trip; what each came to. All are undone where one fails. None may
   * depend on what another returned.
   */
  run: (statements: readonly Statement[], options?: RunOptions) => Promise<StatementResult[]>
  /** Does work in one transaction as the owner: several round trips; undone where it throws. */
  transaction: <Result>(work: (transaction: Queryable) => Promise<Result>) => Promise<Result>
  /**
   * Calls back with the payload of each NOTIFY on a channel.
   * @param onReconnect called after a lost connection was made anew: notices may have been missed
   * @returns how to end it
   */
  listen: (
    channel: string,
    onNotify: (payload: string) => void,
    onReconnect?: () => void,
  ) => Promise<() => Promise<void>>
  /** Does work that no other server on this database does meanwhile; a second one waits. */
  alone: <Result>(work: () => Promise<Result>) => Promise<Result>
  close: () => Promise<void>
}

/** The database cannot be reached, or has no connection free in time: whoever asks may try again in a moment. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
}
