import { existsSync } from 'node:fs'
import { chmod, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../../errors.ts'
import { giveTo, type Account } from './account.ts'
import { clusterFolderOf } from './folders.ts'
import { majorOf, type Programs } from './programs.ts'

/**
 * A data folder of a Lingarden before its first release has its database, made by PGlite, in a folder of that name.
 * @throws StartError where it is the only one there
 */
export async function refusePglite(dataDir: string): Promise<void> {
  const old = join(dataDir, 'database')
  if (!existsSync(join(old, 'PG_VERSION')) || existsSync(await clusterFolderOf(dataDir))) return
  throw new StartError(
    `${old} holds a database that an unreleased Lingarden made with PGlite, which this one does not read. It was left as it is: move it away, or choose another DATA_DIR.`,
  )
}

/** @throws StartError where the cluster is of another version, or lacks the file that says so */
export async function checkVersion(cluster: string, programs: Programs): Promise<void> {
  const ours = majorOf(programs)
  const version = (await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => '')).trim()
  if (version === ours) return
  throw new StartError(
    version
      ? `The database in ${cluster} is of PostgreSQL ${version}; this Lingarden brings ${ours}. Nothing was changed.`
      : `The database in ${cluster} is damaged (PG_VERSION is missing); nothing was changed. Restore it from a backup.`,
  )
}

/** What root put there, such as a restored backup, is given to PostgreSQL's account, and closed to all others. */
export async function claim(cluster: string, account: Account | undefined): Promise<void> {
  const { uid, mode } = await stat(cluster)
  if (account && uid !== account.uid) await giveTo(cluster, account)
  if ((mode & 0o077) !== 0) await chmod(cluster, 0o700)
}
