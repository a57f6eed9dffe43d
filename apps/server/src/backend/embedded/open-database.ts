import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Connection } from '@supabase/lite'
import { createPgliteConnection } from '@supabase/lite/pglite'
import { createPostgresConnection } from '@supabase/lite/postgres'
import { Kysely } from 'kysely'
import { StartError } from '../../errors.ts'
import { createDatabaseFolder } from './create-database.ts'
import { createLock } from './lock.ts'
import { createPgliteDialect } from './pglite-dialect.ts'

/**
 * Where the tables lie: PGlite in a folder or (for tests) in memory, new or as a copy of what one of them held, or a
 * PostgreSQL server.
 */
export type DatabaseLocation =
  | { kind: 'pglite'; folder: string }
  | { kind: 'memory'; copyOf?: Blob }
  | { kind: 'postgres'; url: string }

/** One statement with the values of its places ($1, $2, …). */
export interface Statement {
  text: string
  values: unknown[]
}

type Row = Record<string, unknown>

export interface OpenDatabase {
  connection: Connection
  /** Runs a statement as a transaction of its own, with the rights of the database's owner; its rows. */
  run: (statement: Statement) => Promise<Row[]>
  /** Runs statements as one transaction that nothing comes between; the rows of the last one. */
  transact: (statements: readonly Statement[]) => Promise<Row[]>
  /** Runs one or several statements as one transaction. */
  execute: (sql: string) => Promise<void>
  /** Does work that no other server on the same database does meanwhile; a second one waits. */
  alone: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Calls back with the payload of each NOTIFY on the channel. */
  listen: (channel: string, onNotify: (payload: string) => void) => Promise<void>
  close: () => Promise<void>
}

export function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  switch (location.kind) {
    case 'pglite':
      return openFolder(location.folder)
    case 'memory':
      return openPglite('memory://', location.copyOf)
    case 'postgres':
      return openPostgres(location.url)
  }
}

const pgliteMajor = '17'

function refuseForeignFolder(folder: string): void {
  const versionFile = join(folder, 'PG_VERSION')
  if (!existsSync(folder)) return
  const version = existsSync(versionFile) ? readFileSync(versionFile, 'utf8').trim() : undefined
  if (version === pgliteMajor) return
  throw new StartError(
    version
      ? `The database in ${folder} is of PostgreSQL ${version}; this Lingarden reads ${pgliteMajor}. Nothing was changed.`
      : `The database in ${folder} is damaged (PG_VERSION is missing). Restore it from a backup. Nothing was changed.`,
  )
}

/**
 * The backend grants everything on every table to anon and authenticated when it first meets row level security in a
 * process, over the grants of our migrations. The roles are ours to set up (roles.ts), so it is told that it has done so.
 */
function keepOurGrants<Kind extends Connection>(connection: Kind): Kind {
  return Object.assign(connection, { rlsState: 'active' })
}

async function openFolder(folder: string): Promise<OpenDatabase> {
  refuseForeignFolder(folder)
  try {
    await createDatabaseFolder(folder)
    return await openPglite(folder)
  } catch (cause) {
    throw new StartError(
      `The database in ${folder} cannot be opened; it may be damaged. Restore it from a backup.`,
      { cause },
    )
  }
}

async function openPglite(url: string, copyOf?: Blob): Promise<OpenDatabase> {
  const connection = keepOurGrants(
    await createPgliteConnection({ url, pgliteOptions: copyOf ? { loadDataDir: copyOf } : {} }),
  )
  const { driver } = connection
  const lock = createLock()
  connection.kysely = new Kysely({ dialect: createPgliteDialect(driver, lock) })
  await driver.waitReady
  return {
    connection,
    run: async ({ text, values }) => (await lock.hold(() => driver.query<Row>(text, values))).rows,
    transact: (statements) =>
      lock.hold(() =>
        driver.transaction((transaction) =>
          runInOrder(
            statements,
            async ({ text, values }) => (await transaction.query<Row>(text, values)).rows,
          ),
        ),
      ),
    execute: async (sql) => void (await lock.hold(() => driver.exec(sql))),
    // The lock on its folder keeps other servers away.
    alone: (work) => work(),
    listen: async (channel, onNotify) => void (await lock.hold(() => driver.listen(channel, onNotify))),
    close: () => connection.close(),
  }
}

/** The advisory lock of whoever prepares the database: any number that no other program there takes. */
const preparing = 1_818_848_871

async function openPostgres(url: string): Promise<OpenDatabase> {
  const connection = keepOurGrants(
    createPostgresConnection({ url, postgresOptions: { onnotice: () => undefined } }),
  )
  const { driver } = connection
  try {
    await driver`select 1`
  } catch (cause) {
    await connection.close()
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new StartError(`The PostgreSQL of DATABASE_URL cannot be reached: ${reason}.`, { cause })
  }
  return {
    connection,
    run: ({ text, values }) => driver.unsafe<Row[]>(text, values as string[], { prepare: true }),
    transact: (statements) =>
      driver.begin((transaction) =>
        runInOrder(statements, ({ text, values }) =>
          transaction.unsafe<Row[]>(text, values as string[], { prepare: true }),
        ),
      ),
    execute: async (sql) => void (await driver.unsafe(sql).simple()),
    async alone(work) {
      const session = await driver.reserve()
      try {
        await session`select pg_advisory_lock(${preparing})`
        return await work()
      } finally {
        await session`select pg_advisory_unlock(${preparing})`
        session.release()
      }
    },
    listen: async (channel, onNotify) => void (await driver.listen(channel, onNotify)),
    close: () => connection.close(),
  }
}

async function runInOrder(
  statements: readonly Statement[],
  run: (statement: Statement) => PromiseLike<Row[]>,
): Promise<Row[]> {
  let rows: Row[] = []
  for (const statement of statements) rows = await run(statement)
  return rows
}
