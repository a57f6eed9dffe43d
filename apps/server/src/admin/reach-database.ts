import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import type { Config } from '../config.ts'
import { findRunningCluster } from '../database/cluster/connection.ts'
import { findLivingHolder } from '../database/cluster/data-lock.ts'
import { clusterFolderOf } from '../database/cluster/folders.ts'
import { startCluster } from '../database/cluster/start-cluster.ts'
import type { DatabaseLocation } from '../database/open-database.ts'
import { AdminError } from './admin-error.ts'

/** A PostgreSQL that is there for one command. */
export interface ReachedDatabase {
  location: DatabaseLocation
  close: () => Promise<void>
}

/** Where the database is: of one's own PostgreSQL an address, of the embedded one a folder. */
export type OwnDatabase = Pick<Config, 'dataDir' | 'database'>

const nothing = () => Promise.resolve()
/** Of what the embedded PostgreSQL says only what is wrong matters here. */
const log = pino({ level: 'error' })

/**
 * Reaches one's own PostgreSQL: the embedded one as its server runs it, or started for this command where none does.
 * @throws AdminError where the server is just starting or stopping, or a hosted Supabase keeps the data
 * @throws StartError where the embedded one cannot be started
 */
export async function reachDatabase({ dataDir, database }: OwnDatabase): Promise<ReachedDatabase> {
  if (database.mode === 'supabase')
    throw new AdminError('Supabase keeps the data; this command is for your own database.')
  if (database.mode === 'postgres') return { location: { url: database.url }, close: nothing }
  const running = await findRunningCluster(dataDir)
  if (running) return { location: running, close: nothing }
  if (await findLivingHolder(dataDir))
    throw new AdminError('The server is about to start or to stop. Try again in a moment.')
  return startIn(dataDir)
}

/**
 * Starts the embedded PostgreSQL of a folder that no server uses.
 * @throws StartError where it cannot be started
 */
export async function startIn(dataDir: string, isDurable = true): Promise<ReachedDatabase> {
  const { connection, stop } = await startCluster({ dataDir, isDurable, log })
  return { location: connection, close: stop }
}

/** Whether the folder holds an embedded database. */
export async function hasEmbedded(dataDir: string): Promise<boolean> {
  return existsSync(join(await clusterFolderOf(dataDir), 'PG_VERSION'))
}
