import { randomBytes } from 'node:crypto'
import { chown, readFile, writeFile } from 'node:fs/promises'
import type { Account } from './account.ts'
import type { Folders } from './folders.ts'

/**
 * Makes the password that PostgreSQL asks for on the loopback address, where every program of the machine could connect.
 * @returns the file that holds it
 */
export async function createPassword(
  { passwordFile }: Folders,
  reader: Account | undefined,
): Promise<string> {
  await writeFile(passwordFile, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 })
  if (reader) await chown(passwordFile, reader.uid, reader.gid)
  return passwordFile
}

export const readPassword = async ({ passwordFile }: Folders): Promise<string> =>
  (await readFile(passwordFile, 'utf8')).trim()
