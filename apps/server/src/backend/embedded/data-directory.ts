import { constants } from 'node:fs'
import { access, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../../errors.ts'

/** Makes the directory and checks that it can be written to. */
export async function prepareDataDirectory(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 })
    await access(path, constants.W_OK)
  } catch (cause) {
    throw new StartError(
      `The data directory ${path} cannot be written to. Choose another one with DATA_DIR.`,
      { cause },
    )
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Keeps a second server away from the same directory: two processes on one database would destroy it. A lock left
 * behind by a server that was killed does not count.
 * @returns how to release it
 */
export async function lockDataDirectory(path: string): Promise<() => Promise<void>> {
  const lock = join(path, 'server.pid')
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx' })
  } catch {
    const holder = Number(await readFile(lock, 'utf8').catch(() => ''))
    if (holder !== process.pid && holder > 0 && isRunning(holder)) {
      throw new StartError(
        `Another Lingarden (process ${holder}) uses ${path}. Stop it, or choose another DATA_DIR.`,
      )
    }
    await writeFile(lock, String(process.pid))
  }
  return () => rm(lock, { force: true })
}
