import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/** Where what belongs to one cluster lies. */
export interface Folders {
  /** Of mode 0700, owned by the account that PostgreSQL runs under; the others lie in it. */
  home: string
  /** PostgreSQL's own data directory. */
  cluster: string
  socket: string
  /** Holds the password where PostgreSQL is reached over the loopback address. */
  passwordFile: string
  /** Says whose database this is, where it does not lie in the data folder. */
  ownerFile: string
}

export const foldersIn = (home: string): Folders => ({
  home,
  cluster: join(home, 'cluster'),
  socket: join(home, 'socket'),
  passwordFile: join(home, 'password'),
  ownerFile: join(home, 'data-folder.txt'),
})

/** Where a data folder has its database, unless its note says otherwise. */
export const usualHome = (dataDir: string) => join(resolve(dataDir), 'postgres')

/** The note in a data folder whose database lies elsewhere: one line, the path of its home. */
export const noteFile = (dataDir: string) => join(resolve(dataDir), 'postgres-folder.txt')

/** The path in a file of one line; undefined where there is none. */
export async function readPath(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '')
  return text.trim() || undefined
}

/** The folder of a data folder's database, with all that belongs to it, whether or not it is there yet. */
export const homeFolderOf = async (dataDir: string): Promise<string> =>
  (await readPath(noteFile(dataDir))) ?? usualHome(dataDir)

/** PostgreSQL's own data directory for a data folder, whether or not it is there yet. */
export const clusterFolderOf = async (dataDir: string): Promise<string> =>
  foldersIn(await homeFolderOf(dataDir)).cluster
