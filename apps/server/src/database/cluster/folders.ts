import { join, resolve } from 'node:path'

/** Where what belongs to one cluster lies. */
export interface Folders {
  /** Of mode 0700, owned by the account that PostgreSQL runs under; the others lie in it. */
  home: string
  /** PostgreSQL's own data directory. */
  cluster: string
}

export function foldersIn(home: string): Folders {
  return { home, cluster: join(home, 'cluster') }
}

export const foldersOf = (dataDir: string): Folders => foldersIn(join(resolve(dataDir), 'postgres'))

/** PostgreSQL's own data directory for a data folder, whether or not it is there yet. */
export function clusterFolderOf(dataDir: string): Promise<string> {
  return Promise.resolve(foldersOf(dataDir).cluster)
}
