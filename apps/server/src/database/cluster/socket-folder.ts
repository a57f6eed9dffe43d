import { createHash } from 'node:crypto'
import { chown, lstat, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError } from '../../errors.ts'
import type { Account } from './account.ts'
import { codeOf } from './file-errors.ts'
import type { Folders } from './folders.ts'

/** Unused by others, as the folder is ours alone. */
export const socketPort = 5432

/** Systems take 103 to 107 bytes. */
const longestPath = 100

/**
 * The folder of the socket, of mode 0700 and PostgreSQL's own: beside the cluster, or where that path is too long for a
 * socket, a short one below the temporary folder, whose name follows from the cluster's.
 */
export async function openSocketFolder(folders: Folders, account: Account | undefined): Promise<string> {
  if (fits(folders.socket)) {
    await mkdir(folders.socket, { recursive: true, mode: 0o700 })
    if (account) await chown(folders.socket, account.uid, account.gid)
    return folders.socket
  }
  const hash = createHash('sha256').update(folders.home).digest('hex').slice(0, 12)
  // Somebody else may have taken the first name, but not all of them by chance.
  for (let count = 0; count < 8; count++) {
    const folder = join(shortPlace(), `lingarden-${hash}${count || ''}`)
    if (await isOurs(folder, account)) return folder
  }
  throw new StartError(
    `${folders.home} is too long a path for PostgreSQL's socket, and the temporary folder has no room for it. Choose a shorter DATA_DIR.`,
  )
}

const fits = (folder: string) => Buffer.byteLength(join(folder, `.s.PGSQL.${socketPort}`)) <= longestPath

const shortPlace = () => (fits(join(tmpdir(), 'lingarden-0123456789ab0')) ? tmpdir() : '/tmp')

/** Makes the folder; one that is there must be PostgreSQL's own, and closed to all others. */
async function isOurs(folder: string, account: Account | undefined): Promise<boolean> {
  try {
    await mkdir(folder, { mode: 0o700 })
    if (account) await chown(folder, account.uid, account.gid)
    return true
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
  const found = await lstat(folder)
  return (
    found.isDirectory() && found.uid === (account?.uid ?? process.getuid?.()) && (found.mode & 0o077) === 0
  )
}
