import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { codeOf } from '../../database/cluster/file-errors.ts'
import { configOf } from '../../database/open-database.ts'
import { AdminError } from '../admin-error.ts'
import { formatTable } from '../format-table.ts'
import { startIn } from '../reach-database.ts'
import { checkArchive } from './check-archive.ts'
import type { Progress } from './dump.ts'
import { load } from './load.ts'
import { countOf, removeData } from './restore.ts'
import { withSession } from './session.ts'
import { nameOf } from './tables.ts'

/**
 * Restores a backup into a PostgreSQL that is made for it and removed again, compares every row, and counts.
 * @throws AdminError in one line where it could not be restored
 */
export async function verify(file: string, progress: Progress): Promise<string> {
  const manifest = await checkArchive(file)
  const folder = await makeFolder()
  // As root PostgreSQL runs as somebody else, who has to get into it.
  await chmod(folder, 0o711)
  try {
    const { location, close } = await startIn(folder, false)
    try {
      await withSession(configOf(location), (client) => load(client, file, manifest, progress))
    } finally {
      await close()
    }
  } finally {
    await removeData(folder)
  }
  const filled = manifest.tables.filter(({ rows }) => rows > 0)
  return [
    formatTable([['table', 'rows'], ...filled.map((table) => [nameOf(table), String(table.rows)])]),
    `${file} of ${manifest.madeAt} can be restored: ${countOf(manifest)} rows, each as it was backed up.`,
  ].join('\n')
}

/** @throws AdminError where the temporary folder takes nothing */
async function makeFolder(): Promise<string> {
  try {
    return await mkdtemp(join(tmpdir(), 'lingarden-verify-'))
  } catch (cause) {
    throw new AdminError(
      `The backup cannot be tried out: nothing can be written to ${tmpdir()} (${codeOf(cause) ?? 'failed'}). Set TMPDIR to a folder with room for the whole database.`,
      undefined,
      { cause },
    )
  }
}
