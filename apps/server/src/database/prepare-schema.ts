import { readFile } from 'node:fs/promises'
import { Client, type ClientConfig } from 'pg'
import { StartError } from '../errors.ts'
import type { Database } from './database.ts'
import { migrate, readAppliedVersions, readMigrations, refuseNewerDatabase } from './migrations.ts'

/**
 * What Supabase has before the first migration, in the order of its needs: roles, what only our own front keeps, then the
 * standard schemas. Each file may be run again.
 */
const systemFiles = ['roles', 'front', 'auth', 'storage']

/**
 * Brings the schema up to date; a database that is already there costs one look at its history.
 * @param config of a connection of its own, which no time limit holds
 * @throws StartError where the database is newer than this program, or refuses what has to be made in it
 */
export async function prepareSchema(database: Database, config: ClientConfig): Promise<void> {
  const [migrations, applied] = await Promise.all([readMigrations(), readAppliedVersions(database)])
  refuseNewerDatabase(applied, migrations)
  if (applied.length === migrations.length) return
  const client = new Client({ ...config, statement_timeout: 0 })
  // Lost, it fails the statement that runs; without a listener it would end the process.
  client.on('error', () => undefined)
  await client.connect()
  const execute = async (sql: string): Promise<void> => {
    // Several statements without BEGIN are one transaction.
    await client.query(sql)
  }
  try {
    await execute(await readSystem()).catch(explainRefusal)
    await migrate(execute, applied, migrations)
  } finally {
    await client.end()
  }
}

async function readSystem(): Promise<string> {
  const files = systemFiles.map((name) => readFile(new URL(`system/${name}.sql`, import.meta.url), 'utf8'))
  return (await Promise.all(files)).join('\n')
}

function explainRefusal(cause: unknown): never {
  const reason = cause instanceof Error ? cause.message : String(cause)
  throw new StartError(
    `The database could not be set up (${reason}). Its user has to be allowed to create roles and schemas; see docs/deploying/postgresql.md.`,
    { cause },
  )
}
