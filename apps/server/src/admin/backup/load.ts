import { once } from 'node:events'
import { DatabaseError, type Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { finished } from 'node:stream/promises'
import { readMigrations } from '../../database/migrations.ts'
import { makeSchema } from '../../database/prepare-schema.ts'
import { AdminError } from '../admin-error.ts'
import { hashTable, type Progress } from './dump.ts'
import type { Manifest } from './manifest.ts'
import { manifestName } from './manifest.ts'
import { readArchive, type ArchiveEntry } from './read-archive.ts'
import {
  copyInSql,
  isEmptyDatabase,
  nameOf,
  quotedName,
  readSequences,
  readTables,
  type Table,
} from './tables.ts'

/**
 * Puts a backup into an empty database, in one transaction: the schema as of the backup's migrations, the rows, where
 * numbering goes on; then every table is read again and compared with what was backed up.
 * @param manifest of the archive, which was checked
 * @throws AdminError in one line; the database is as it was then
 */
export async function load(
  client: Client,
  file: string,
  manifest: Manifest,
  progress: Progress,
): Promise<void> {
  if (!(await isEmptyDatabase(client)))
    throw new AdminError(
      'There is something in this database already, and a backup replaces nothing. Make an empty one (createdb) and name that.',
    )
  await client.query('begin')
  try {
    await makeSchemaOf(client, manifest)
    await client.query('set local search_path to pg_catalog')
    const tables = await readTables(client)
    requireSameTables(tables, manifest)
    await setTriggers(client, tables, 'disable')
    // What migrations wrote is in the backup, too.
    await client.query(`truncate ${tables.map(quotedName).join(', ')}`)
    await loadRows(client, file, manifest, progress)
    await setSequences(client, manifest)
    await compareRows(client, manifest)
    await client.query('set constraints all immediate')
    await setTriggers(client, tables, 'enable')
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw explain(file, error)
  }
  await client.query('analyze').catch(() => undefined)
}

async function makeSchemaOf(client: Client, { migrations, program }: Manifest): Promise<void> {
  const known = await readMigrations()
  const wanted = known.filter(({ version }) => migrations.includes(version))
  const missing = migrations.find((version) => !known.some((migration) => migration.version === version))
  if (missing)
    throw new AdminError(
      `The backup was made by a newer Lingarden (${program}, migration ${missing}): update the program first. Nothing was changed.`,
    )
  await makeSchema(async (sql) => void (await client.query(sql)), wanted)
}

/** Names of tables and columns go into statements: only those that the database has. */
function requireSameTables(tables: readonly Table[], manifest: Manifest): void {
  const describe = (all: readonly Table[]) =>
    all.map((table) => `${nameOf(table)} (${table.columns.join(', ')})`).toSorted()
  const [here, there] = [describe(tables), describe(manifest.tables)]
  const odd = [
    ...here.filter((table) => !there.includes(table)),
    ...there.filter((table) => !here.includes(table)),
  ]
  if (odd.length > 0)
    throw new AdminError(
      `The backup's tables are not those of its migrations: ${odd[0]}. Nothing was changed.`,
    )
}

/** Triggers would write what is in the backup already, and tell browsers of every row. */
async function setTriggers(
  client: Client,
  tables: readonly Table[],
  state: 'enable' | 'disable',
): Promise<void> {
  for (const table of tables) await client.query(`alter table ${quotedName(table)} ${state} trigger user`)
}

async function loadRows(
  client: Client,
  file: string,
  { tables }: Manifest,
  progress: Progress,
): Promise<void> {
  const entries = readArchive(file)
  let bytes = 0
  try {
    for (const table of tables) {
      const stream = client.query(copyFrom(copyInSql(table)))
      const done = finished(stream)
      done.catch(() => undefined)
      for (const _ of table.parts) {
        const { content } = await nextPart(entries)
        if (!stream.write(content)) await Promise.race([once(stream, 'drain'), done])
        bytes += content.length
        progress(nameOf(table), bytes)
      }
      stream.end()
      await done
    }
  } finally {
    await entries.return(undefined)
  }
}

async function nextPart(entries: AsyncGenerator<ArchiveEntry>): Promise<ArchiveEntry> {
  const { value, done } = await entries.next()
  if (done || value.path === manifestName) throw new Error('The file changed while it was read')
  return value
}

async function setSequences(client: Client, { sequences }: Manifest): Promise<void> {
  for (const { schema, sequence, value } of sequences)
    await client.query(`select setval(format('%I.%I', $1::text, $2::text)::regclass, $3::bigint)`, [
      schema,
      sequence,
      value,
    ])
  const known = await readSequences(client)
  const isWrong = sequences.some(
    ({ schema, sequence, value }) =>
      known.find((other) => other.schema === schema && other.sequence === sequence)?.value !== value,
  )
  if (isWrong) throw new AdminError("The backup's numbering cannot be restored. Nothing was changed.")
}

async function compareRows(client: Client, { tables }: Manifest): Promise<void> {
  for (const table of tables) {
    const { rows, sha256 } = await hashTable(client, table)
    if (rows !== table.rows || sha256 !== table.sha256)
      throw new AdminError(
        `${nameOf(table)} came back otherwise than it was backed up (${rows} of ${table.rows} rows). Nothing was changed.`,
      )
  }
}

function explain(file: string, error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return error
  return new AdminError(
    `The database refuses what is in ${file}: ${error.message}. Nothing was changed.`,
    undefined,
    {
      cause: error,
    },
  )
}
