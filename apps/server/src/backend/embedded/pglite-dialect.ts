import type { PGlite } from '@supabase/lite/pglite'
import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely'
import type { Lock, Release } from './lock.ts'

/**
 * Kysely on PGlite's one session, which a transaction has to itself and so has each query outside of one. The backend's
 * own dialect knows no such order: there another learner's request can come between BEGIN and COMMIT, act with the role
 * and the claims set there, and end the transaction of the first.
 */
export function createPgliteDialect(database: PGlite, lock: Lock): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PgliteDriver(database, lock),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

class PgliteDriver implements Driver {
  readonly #database: PGlite
  readonly #lock: Lock

  constructor(database: PGlite, lock: Lock) {
    this.#database = database
    this.#lock = lock
  }

  async init(): Promise<void> {
    await this.#database.waitReady
  }

  async acquireConnection(): Promise<HeldSession> {
    return new HeldSession(this.#database, await this.#lock.acquire())
  }

  async beginTransaction(): Promise<void> {
    await this.#database.exec('begin')
  }

  async commitTransaction(): Promise<void> {
    await this.#database.exec('commit')
  }

  async rollbackTransaction(): Promise<void> {
    await this.#database.exec('rollback')
  }

  releaseConnection(session: HeldSession): Promise<void> {
    session.release()
    return Promise.resolve()
  }

  /** Whoever opened the database closes it. */
  destroy(): Promise<void> {
    return Promise.resolve()
  }
}

/** The session, for as long as its lock is held. */
class HeldSession implements DatabaseConnection {
  readonly #database: PGlite
  readonly release: Release

  constructor(database: PGlite, release: Release) {
    this.#database = database
    this.release = release
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, affectedRows } = await this.#database.query<Row>(sql, [...parameters])
    return affectedRows === undefined ? { rows } : { rows, numAffectedRows: BigInt(affectedRows) }
  }

  streamQuery(): never {
    throw new Error('PGlite answers a query as a whole.')
  }
}
