import { createHash } from 'node:crypto'
import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import {
  formatName,
  formatVersion,
  manifestName,
  mostPartBytes,
  partName,
  type BackedUpTable,
  type Manifest,
} from './manifest.ts'
import { copyOutSql, nameOf, readSequences, readTables, type Table } from './tables.ts'
import type { ArchiveWriter } from './write-archive.ts'

/** Told now and then what was done: which table, and how many bytes of all were read or written. */
export type Progress = (table: string, bytes: number) => void

interface DumpOptions {
  archive: Pick<ArchiveWriter, 'add'>
  /** Of this program. */
  program: string
  madeAt: Date
  progress: Progress
}

/**
 * Writes all rows into an archive, as they are at one moment, whoever writes meanwhile.
 * @returns what was written; it is the archive's last entry
 */
export async function dump(
  client: Client,
  { archive, program, madeAt, progress }: DumpOptions,
): Promise<Manifest> {
  await client.query('begin transaction isolation level repeatable read read only')
  const tables: BackedUpTable[] = []
  let bytes = 0
  for (const table of await readTables(client)) {
    const backedUp = await dumpTable(client, table, async (path, content) => {
      await archive.add(path, content)
      bytes += content.length
      progress(nameOf(table), bytes)
    })
    tables.push(backedUp)
  }
  const manifest: Manifest = {
    format: formatName,
    formatVersion,
    madeAt: madeAt.toISOString(),
    program,
    postgres: await readPostgresVersion(client),
    migrations: await readMigrationVersions(client),
    tables,
    sequences: await readSequences(client),
  }
  await client.query('commit')
  await archive.add(manifestName, Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`))
  return manifest
}

async function dumpTable(
  client: Client,
  table: Table,
  add: (path: string, content: Buffer) => Promise<void>,
): Promise<BackedUpTable> {
  const whole = createHash('sha256')
  const parts: BackedUpTable['parts'] = []
  const stream = client.query(copyTo(copyOutSql(table)))
  for await (const content of inParts(stream)) {
    whole.update(content)
    await add(partName(table, parts.length), content)
    parts.push({ bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') })
  }
  return { ...table, rows: stream.rowCount, sha256: whole.digest('hex'), parts }
}

/** Gathers the chunks of a stream into parts of the most bytes that one may have. */
async function* inParts(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let length = 0
  for await (const chunk of stream) {
    let rest = chunk
    while (length + rest.length >= mostPartBytes) {
      const taken = mostPartBytes - length
      yield Buffer.concat([...held, rest.subarray(0, taken)])
      rest = rest.subarray(taken)
      held = []
      length = 0
    }
    // The stream may use its buffer again.
    if (rest.length > 0) held.push(Buffer.from(rest))
    length += rest.length
  }
  if (length > 0) yield Buffer.concat(held)
}

/** What COPY writes of a table, hashed as `dump` hashes it. */
export async function hashTable(client: Client, table: Table): Promise<{ rows: number; sha256: string }> {
  const whole = createHash('sha256')
  const stream = client.query(copyTo(copyOutSql(table)))
  for await (const chunk of stream) whole.update(chunk as Buffer)
  return { rows: stream.rowCount, sha256: whole.digest('hex') }
}

async function readPostgresVersion(client: Client): Promise<string> {
  const { rows } = await client.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  )
  return rows[0]?.version ?? ''
}

async function readMigrationVersions(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations order by version',
  )
  return rows.map(({ version }) => version)
}
