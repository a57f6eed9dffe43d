import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { configOf } from '../../database/open-database.ts'
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
  const folder = await mkdtemp(join(tmpdir(), 'lingarden-verify-'))
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
