import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const script = fileURLToPath(new URL('initialize-database.ts', import.meta.url))

/**
 * Makes the folder of a new PGlite database where there is none. It appears whole or not at all: a start that is cut off
 * leaves only a folder that the next one removes. The work is done by a process of its own, whose several hundred
 * megabytes go with it.
 */
export async function createDatabaseFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return
  const unfinished = `${folder}.new`
  await rm(unfinished, { recursive: true, force: true })
  await promisify(execFile)(process.execPath, [script, unfinished])
  await rename(unfinished, folder)
}
