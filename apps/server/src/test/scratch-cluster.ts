import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { startCluster, type ClusterConnection } from '../database/cluster/start-cluster.ts'
import type { Transport } from '../database/cluster/settings.ts'
import type { Database } from '../database/database.ts'
import { configOf, openDatabase } from '../database/open-database.ts'
import { prepareSchema } from '../database/prepare-schema.ts'
import { readOrCreateKeys } from '../front/keys.ts'

/** A PostgreSQL for tests and scripts, and in it a database as the first start leaves it, to be copied. */
export interface ScratchCluster {
  connection: ClusterConnection
  /** The name of the database to copy; nobody may be connected to it. */
  template: string
}

const log = pino({ level: 'silent' })

/**
 * Starts a PostgreSQL in a folder of its own, where a loss of power may lose what it holds.
 * @param transport how it is reached; as the system has it unless told
 */
export async function startScratchCluster(transport?: Transport): Promise<{
  scratch: ScratchCluster
  stop: () => Promise<void>
}> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lingarden-test-'))
  // As root PostgreSQL runs as somebody else, who has to get into it.
  await chmod(dataDir, 0o711)
  const { connection, stop } = await startCluster({
    dataDir,
    isDurable: false,
    log,
    ...(transport && { transport }),
  })
  const scratch = { connection, template: 'template_of_tests' }
  await makeTemplate(scratch)
  return {
    scratch,
    stop: async () => {
      await stop()
      await rm(dataDir, { recursive: true })
    },
  }
}

async function makeTemplate({ connection, template }: ScratchCluster): Promise<void> {
  await withDatabase(connection, ({ query }) => query(`create database ${template}`))
  const location = { ...connection, database: template }
  await withDatabase(location, async (database) => {
    await prepareSchema(database, configOf(location))
    await readOrCreateKeys(database)
  })
}

let copies = 0

/** A copy of the template, which takes some tens of milliseconds. */
export async function copyTemplate({
  connection,
  template,
}: ScratchCluster): Promise<{ location: ClusterConnection; drop: () => Promise<void> }> {
  copies += 1
  const database = `test_${process.pid}_${copies}`
  await withDatabase(connection, ({ query }) => query(`create database ${database} template ${template}`))
  return {
    location: { ...connection, database },
    drop: () => withDatabase(connection, ({ query }) => query(`drop database ${database} with (force)`)),
  }
}

async function withDatabase(
  location: ClusterConnection,
  work: (database: Database) => Promise<unknown>,
): Promise<void> {
  const database = await openDatabase(location, { log, connections: 2 })
  try {
    await work(database)
  } finally {
    await database.close()
  }
}
