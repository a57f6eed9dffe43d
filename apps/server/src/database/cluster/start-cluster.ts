import { chown, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { accountOf } from './account.ts'
import { createCluster, databaseName, databaseUser } from './create-cluster.ts'
import { foldersOf } from './folders.ts'
import { startPostmaster, type Postmaster, type ProcessEnd } from './postmaster.ts'
import { findPrograms } from './programs.ts'
import { serverArguments } from './settings.ts'

/** How a database is reached, as `pg` takes it. */
export interface ClusterConnection {
  /** A folder with a socket, or an address. */
  host: string
  port: number
  user: string
  password?: string
  database: string
}

/** A PostgreSQL of our own that runs. */
export interface Cluster {
  connection: ClusterConnection
  /** Calls back whenever PostgreSQL ended unasked. @returns how to end that */
  onExit: (callback: (end: ProcessEnd) => void) => () => void
  /** Ends PostgreSQL in order. */
  stop: () => Promise<void>
}

export interface ClusterOptions {
  /** The data folder of the server; PostgreSQL's lies in it. */
  dataDir: string
  /** Whether what was acknowledged outlives a loss of power (default); only tests do without. */
  isDurable?: boolean
  log: Pick<Logger, 'info' | 'warn' | 'error'>
}

/** After this many milliseconds PostgreSQL is no longer asked to end in order. */
const patience = 10_000

/**
 * Starts the PostgreSQL of a data folder, made first where there is none.
 * @throws StartError with one line for the operator
 */
export async function startCluster({ dataDir, isDurable = true }: ClusterOptions): Promise<Cluster> {
  const folders = foldersOf(dataDir)
  const programs = await findPrograms()
  const account = await accountOf(folders.cluster)
  const socket = join(folders.home, 'socket')
  for (const folder of [folders.home, socket]) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    if (account) await chown(folder, account.uid, account.gid)
  }
  await createCluster(folders, programs, account)
  const address = { kind: 'socket', folder: socket, port: 5432 } as const
  const args = serverArguments(folders.cluster, address, isDurable)
  const callbacks = new Set<(end: ProcessEnd) => void>()
  let isStopping = false
  const postmaster = await startPostmaster({ programs, account, args, onLine: () => undefined })
  void tellEnd()
  async function tellEnd() {
    const end = await postmaster.ended
    if (!isStopping) for (const callback of callbacks) callback(end)
  }
  return {
    connection: { host: socket, port: address.port, user: databaseUser, database: databaseName },
    onExit(callback) {
      callbacks.add(callback)
      return () => callbacks.delete(callback)
    },
    async stop() {
      isStopping = true
      await stopInOrder(postmaster)
    },
  }
}

async function stopInOrder(postmaster: Postmaster): Promise<void> {
  const limit = setTimeout(() => postmaster.end('immediate'), patience)
  postmaster.end('fast')
  await postmaster.ended
  clearTimeout(limit)
}
