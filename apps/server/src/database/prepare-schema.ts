import { readFile } from 'node:fs/promises'
import { Client, type ClientConfig } from 'pg'
import { StartError } from '../errors.ts'
import type { Database } from './database.ts'
import {
  migrate,
  readAppliedVersions,
  readMigrations,
  refuseNewerDatabase,
  type Migration,
} from './migrations.ts'

/**
 * What Supabase has before the first migration, and what only our own front keeps, in the order of their needs. Each is run
 * once in a database; what has to change later comes as a file after them.
 */
const systemFiles = ['roles', 'front', 'auth', 'storage', 'realtime', 'speech']

/**
 * Brings the schema up to date; a database that is already there costs one look at its history.
 * @param config of a connection of its own, which no time limit holds
 * @throws StartError where the database is newer than this program, or refuses what has to be made in it
 */
export async function prepareSchema(database: Database, config: ClientConfig): Promise<void> {
  const [migrations, applied, present] = await Promise.all([
    readMigrations(),
    readAppliedVersions(database),
    readSystemFiles(database),
  ])
  refuseNewerDatabase(applied, migrations)
  const missing = systemFiles.filter((name) => !present.includes(name))
  if (applied.length === migrations.length && missing.length === 0) return
  await withClient(config, async (execute) => {
    await setUp(execute, missing)
    await migrate(execute, applied, migrations)
  })
}

/** Runs statements one after the other; together they are undone where one fails. */
type Execute = (sql: string) => Promise<void>

/** Makes the schema in an empty database, as of the migrations that are given. */
export async function makeSchema(execute: Execute, migrations: readonly Migration[]): Promise<void> {
  await setUp(execute, systemFiles)
  await migrate(execute, [], migrations)
}

async function readSystemFiles({ query }: Pick<Database, 'query'>): Promise<string[]> {
  const [record] = await query("select to_regclass('front.system_files') as name")
  if (record?.['name'] === null) return []
  return (await query<{ name: string }>('select name from front.system_files')).map(({ name }) => name)
}

async function setUp(execute: Execute, names: readonly string[]): Promise<void> {
  const record = `create schema if not exists front;
    create table if not exists front.system_files (name text primary key);`
  try {
    await execute(record)
    for (const name of names) {
      const sql = await readFile(new URL(`system/${name}.sql`, import.meta.url), 'utf8')
      await execute(`${sql}\ninsert into front.system_files (name) values ('${name}');`)
    }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new StartError(
      `The database could not be set up: ${reason}. Its user must be allowed to create roles and schemas (docs/deploying/postgresql.md).`,
      { cause },
    )
  }
}

/** Several statements sent at once without BEGIN are one transaction. */
async function withClient(config: ClientConfig, work: (execute: Execute) => Promise<void>): Promise<void> {
  const client = new Client(config)
  // Lost, it fails the statement that runs; without a listener it would end the process.
  client.on('error', () => undefined)
  await client.connect()
  // The embedded PostgreSQL gives every statement a minute; a migration takes what it takes.
  await client.query('set statement_timeout = 0')
  try {
    await work(async (sql) => void (await client.query(sql)))
  } finally {
    await client.end()
  }
}
