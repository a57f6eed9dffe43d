import { clusterFolderOf, foldersIn, homeFolderOf, type Folders } from './folders.ts'
import { isPostmasterOf, readPostmasterFile } from './postmaster-file.ts'
import { readPassword } from './password.ts'
import type { Address } from './settings.ts'

/** Who connects, and what they find: the names that hosted Supabase uses as well. */
export const databaseUser = 'postgres'
const databaseName = 'postgres'

/** How a database is reached, as `pg` takes it. */
export interface ClusterConnection {
  /** A folder with a socket, or an address. */
  host: string
  port: number
  user: string
  password?: string
  database: string
}

export async function connectionTo(address: Address, folders: Folders): Promise<ClusterConnection> {
  const { port } = address
  const known = { port, user: databaseUser, database: databaseName }
  if (address.kind === 'socket') return { host: address.folder, ...known }
  return { host: '127.0.0.1', password: await readPassword(folders), ...known }
}

/** How to reach the database of a data folder while its server runs, for commands beside it; undefined while none does. */
export async function findRunningCluster(dataDir: string): Promise<ClusterConnection | undefined> {
  const cluster = await clusterFolderOf(dataDir)
  const file = await readPostmasterFile(cluster)
  if (!file?.isReady || !(await isPostmasterOf(cluster, file.pid))) return undefined
  const { port, socketFolder } = file
  const address: Address = socketFolder
    ? { kind: 'socket', folder: socketFolder, port }
    : { kind: 'loopback', port }
  return connectionTo(address, foldersIn(await homeFolderOf(dataDir)))
}
