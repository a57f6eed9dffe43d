import { existsSync } from 'node:fs'
import { readFile, symlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

interface Link {
  source: string
  target: string
}

/**
 * Makes the symbolic links that npm cannot carry, where the package's install script did not run (--ignore-scripts).
 * Rejects where the folder is read-only.
 * @param folder native of the package, or a copy of it
 */
export async function completeLinks(folder: string): Promise<void> {
  for (const { source, target } of await readLinks(folder)) {
    const path = join(dirname(folder), target)
    if (!existsSync(path)) await symlink(basename(source), path).catch(unlessThere)
  }
}

/** Paths in it begin with the name of the folder, native. */
async function readLinks(folder: string): Promise<Link[]> {
  const text = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  return JSON.parse(text) as Link[]
}

function unlessThere(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
}
