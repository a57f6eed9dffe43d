import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { StartError } from '../errors.ts'

/**
 * Makes the folder, closed to others, and checks that it can be written to.
 * @throws StartError where it cannot
 */
export async function prepareDataDirectory(path: string): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true })
    // Of several folders that are missing only this one is closed: those above it may hold other things.
    await mkdir(path, { recursive: true, mode: 0o700 })
    await access(`${path}/.`, constants.W_OK)
  } catch (cause) {
    throw new StartError(
      `The data directory ${path} cannot be written to. Choose another one with DATA_DIR.`,
      { cause },
    )
  }
}
