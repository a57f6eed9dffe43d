import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { StartError } from '../../errors.ts'

/**
 * Makes the directory and checks that it can be written to.
 * @throws StartError where it cannot
 */
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
