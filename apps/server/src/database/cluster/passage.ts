import { chmod, chown, realpath, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Account } from './account.ts'

/** The rights in a file's mode that hold for an account: of its owner, its group or all others. */
export async function rightsOf(path: string, { uid, gid }: Account): Promise<number> {
  const { mode, uid: owner, gid: group } = await stat(path)
  if (owner === uid) return (mode >> 6) & 7
  return (group === gid ? mode >> 3 : mode) & 7
}

/** Whether an account may pass through a folder and all that it lies in; what only an access list grants does not count. */
export async function mayPass(folder: string, account: Account): Promise<boolean> {
  const real = await realpath(folder)
  if (((await rightsOf(real, account)) & 1) === 0) return false
  const parent = dirname(real)
  return parent === real || mayPass(parent, account)
}

/**
 * Lets an account pass through our data folder to what is its own there, without reading it: a folder of root alone gets
 * its group, which may enter and not list. What stands in the way further up is not ours to open.
 * @returns whether the account may pass now
 */
export async function openPassage(dataDir: string, account: Account): Promise<boolean> {
  const folder = await realpath(dataDir)
  if (await mayPass(folder, account)) return true
  if (!(await mayPass(dirname(folder), account))) return false
  const { mode, uid, gid } = await stat(folder)
  // A group that was let in for a reason is not shut out.
  if (uid !== 0 || (mode & 0o060) !== 0 || (gid !== 0 && (mode & 0o010) !== 0)) return false
  try {
    await chown(folder, uid, account.gid)
    await chmod(folder, (mode & 0o7777) | 0o010)
  } catch {
    return false
  }
  return mayPass(folder, account)
}
