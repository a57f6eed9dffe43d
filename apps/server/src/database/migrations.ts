import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { StartError } from '../errors.ts'
import type { Database } from './database.ts'

const directory = fileURLToPath(new URL('../../../../supabase/migrations/', import.meta.url))

export interface Migration {
  version: string
  name: string
  sql: string
}

/** The migrations of this build, in the order of their versions; the same files `supabase db push` applies. */
export async function readMigrations(): Promise<Migration[]> {
  const files = (await readdir(directory)).filter((file) => /^\d+_\w+\.sql$/.test(file)).toSorted()
  return Promise.all(
    files.map(async (file) => {
      const separator = file.indexOf('_')
      const sql = await readFile(directory + file, 'utf8')
      return { version: file.slice(0, separator), name: file.slice(separator + 1, -'.sql'.length), sql }
    }),
  )
}

/** The versions a database has, oldest first; none where it has no record of any. */
export async function readAppliedVersions({ query }: Pick<Database, 'query'>): Promise<string[]> {
  const [record] = await query("select to_regclass('supabase_migrations.schema_migrations') as name")
  if (record?.['name'] === null) return []
  const rows = await query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations order by version',
  )
  return rows.map(({ version }) => version)
}

/** @throws StartError where the database knows a migration that this build does not: a newer version made it */
export function refuseNewerDatabase(applied: readonly string[], migrations: readonly Migration[]): void {
  const known = new Set(migrations.map(({ version }) => version))
  const unknown = applied.find((version) => !known.has(version))
  if (unknown === undefined) return
  throw new StartError(
    `The database was made by a newer Lingarden (migration ${unknown}). Update the program; nothing was changed.`,
  )
}

/**
 * Applies what is missing, each migration in one transaction with its record.
 * @param execute runs statements as one transaction, however long they take
 */
export async function migrate(
  execute: (sql: string) => Promise<void>,
  applied: readonly string[],
  migrations: readonly Migration[],
): Promise<void> {
  const missing = migrations.filter(({ version }) => !applied.includes(version))
  for (const { version, name, sql } of missing) {
    // File names hold digits, letters and underscores only (see readMigrations).
    const record = `insert into supabase_migrations.schema_migrations (version, name) values ('${version}', '${name}');`
    try {
      await execute(`${sql}\n${record}`)
    } catch (cause) {
      throw new StartError(`Migration ${version}_${name} failed; the database is as it was before it.`, {
        cause,
      })
    }
  }
}
