import { setTimeout as delay } from 'node:timers/promises'
import { Client, Pool, type ClientConfig, type PoolClient } from 'pg'
import type { Logger } from 'pino'
import { actAs } from './acting-role.ts'
import { answerWithin } from './answer-within.ts'
import { openControlConnection } from './control-connection.ts'
import {
  DatabaseUnavailable,
  type Database,
  type Queryable,
  type RunOptions,
  type Statement,
  type StatementResult,
} from './database.ts'
import { createOutageLog } from './outage-log.ts'
import { Pipeline } from './pipeline.ts'
import { createPreparedStatements, type PreparedStatements } from './prepared-statements.ts'
import { toDatabaseError, unreachable } from './unavailable.ts'

/** Where a PostgreSQL is: by its parts (a Unix socket's folder is a host), or by an address. */
export type DatabaseLocation =
  | { host: string; port: number; user: string; password?: string | undefined; database: string }
  | { url: string }

/** How long a request waits for a free connection, in milliseconds. */
const patience = 5000
/** After how long a silent connection is asked whether the other end lives, in milliseconds; the system's default is hours. */
const keepAliveDelay = 10_000
/** How long a connection that nobody needs is kept, in milliseconds. */
const idleTime = 60_000
/** After how long a statement of the server itself is given up, in milliseconds. */
const serverTimeout = 30_000
/** How much longer than its time limit a statement may take until its answer is here, in milliseconds. */
const slack = 3000
/** After how long a transaction in which nothing happens ends, in milliseconds. */
const idleInTransaction = 10_000
/** How long PostgreSQL may take to say goodbye, in milliseconds: one that hangs must not keep us from ending. */
const goodbye = 1500
/** An advisory lock of ours: what one server does alone (see `alone`). */
const lockOfOne = 7_281_923_041

export interface OpenDatabaseOptions {
  log: Logger
  /** Connections at once. */
  connections?: number
  /** Run on the connection that stays for good, each time it is made. */
  prepareControl?: (client: Client) => Promise<void>
}

/**
 * Connects to a PostgreSQL.
 * @throws DatabaseUnavailable where it cannot be reached
 */
export async function openDatabase(
  location: DatabaseLocation,
  { log, connections = 10, prepareControl }: OpenDatabaseOptions,
): Promise<Database> {
  const config = configOf(location)
  const control = await openControlConnection(config, log, prepareControl)
  const pool = new Pool({
    ...config,
    max: connections,
    idleTimeoutMillis: idleTime,
    connectionTimeoutMillis: patience,
    statement_timeout: serverTimeout,
    idle_in_transaction_session_timeout: idleInTransaction,
  })
  pool.on('error', (err) => log.debug({ err }, 'A connection to PostgreSQL broke while nobody used it'))
  const outage = createOutageLog(log)
  const prepared = new WeakMap<PoolClient, PreparedStatements>()
  pool.on('connect', (client) => {
    prepared.set(client, createPreparedStatements())
    // Lost while somebody uses it, it fails their statement; without a listener it would end the process.
    client.on('error', () => undefined)
  })

  async function connect(): Promise<PoolClient> {
    try {
      return await pool.connect()
    } catch (error) {
      throw unreachable(error)
    }
  }

  function send(
    client: PoolClient,
    statements: readonly Statement[],
    as: RunOptions['as'],
  ): Promise<StatementResult[]> {
    const known = prepared.get(client)
    if (!known) throw new Error('This connection is not of the pool')
    const all = as ? [actAs(as), ...statements] : statements
    const { done } = client.query(new Pipeline(all, known))
    const limit = (as?.timeout ?? serverTimeout) * Math.max(1, statements.length) + slack
    return answerWithin(limit, done).then((results) => (as ? results.slice(1) : results))
  }

  /** Does something, and notes whether the database is there for it. */
  async function watched<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      const result = await work()
      outage.worked()
      return result
    } catch (error) {
      outage.failed(error)
      throw error
    }
  }

  const runOnce: Database['run'] = async (statements, { as, signal } = {}) => {
    signal?.throwIfAborted()
    const client = await connect()
    let givingUp: Promise<unknown> | undefined
    const giveUp = () => {
      // Where even that cannot be said, its connection ends at once, and the statement when PostgreSQL sees that.
      givingUp = answerWithin(slack, control.cancel(processIdOf(client))).catch(() => client.end())
    }
    signal?.addEventListener('abort', giveUp)
    let isLost = false
    try {
      signal?.throwIfAborted()
      return await send(client, statements, as)
    } catch (error) {
      if (signal?.aborted) throw signal.reason
      const told = toDatabaseError(error)
      // Its error comes before its end is seen; the next one to ask must not be given it.
      isLost = told instanceof DatabaseUnavailable
      throw told
    } finally {
      signal?.removeEventListener('abort', giveUp)
      // What was given up must not be given up again while the connection serves somebody else.
      await givingUp?.catch(() => undefined)
      client.release(isLost || givingUp !== undefined)
    }
  }

  const command = (client: PoolClient, text: string) =>
    answerWithin(serverTimeout + slack, client.query(text))

  const run: Database['run'] = (...given) => watched(() => runOnce(...given))

  async function transactOnce<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result> {
    const client = await connect()
    const inside: Queryable = {
      query: async (text, values = [], options = {}) => {
        const [result] = await send(client, [{ text, values }], options.as)
        return (result?.rows ?? []) as never
      },
    }
    let isWhole = false
    try {
      await command(client, 'begin')
      const result = await work(inside)
      await command(client, 'commit')
      isWhole = true
      return result
    } catch (error) {
      const isLost = error instanceof DatabaseUnavailable
      // What cannot be rolled back is ended with its connection.
      isWhole = !isLost && (await command(client, 'rollback').then(Boolean, () => false))
      throw isWhole ? error : toDatabaseError(error)
    } finally {
      client.release(!isWhole)
    }
  }

  return {
    run,
    transaction: (work) => watched(() => transactOnce(work)),
    query: async (text, values = [], options = {}) => {
      const [result] = await run([{ text, values }], options)
      return (result?.rows ?? []) as never
    },
    listen: control.listen,
    alone: (work) => alone(config, work),
    close: async () => {
      await Promise.race([
        Promise.all([pool.end(), control.close()]),
        delay(goodbye, undefined, { ref: false }),
      ])
    },
  }
}

async function alone<Result>(config: ClientConfig, work: () => Promise<Result>): Promise<Result> {
  const client = new Client(config)
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [lockOfOne])
    return await work()
  } finally {
    // The lock goes with its connection.
    await client.end().catch(() => undefined)
  }
}

/** The location as node-postgres takes it. */
export function configOf(location: DatabaseLocation): ClientConfig {
  const address = 'url' in location ? { connectionString: location.url } : location
  return {
    ...address,
    application_name: 'lingarden',
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelay,
  }
}

/** Known to node-postgres, though not to its types. */
const processIdOf = (client: PoolClient) => (client as PoolClient & { processID: number }).processID
