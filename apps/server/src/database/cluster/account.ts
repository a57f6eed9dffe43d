import { lchown, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../../errors.ts'

/** In whose name PostgreSQL runs. */
export interface Account {
  uid: number
  gid: number
}

/**
 * PostgreSQL refuses to run as root; as root it runs under this number, which needs no entry in /etc/passwd. It lies in
 * a range that neither Debian nor systemd (its table of user numbers) gives to anybody, and within the 65,536 numbers
 * that a container knows.
 */
export const serverAccount: Account = { uid: 60_880, gid: 60_880 }

export const isRoot = () => process.getuid?.() === 0

/** Who owns a file or folder; undefined where it is not there or root's. */
export async function ownerOf(path: string): Promise<Account | undefined> {
  const owner = await stat(path).catch(() => undefined)
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : undefined
}

/**
 * The account that makes a cluster: `initdb` runs only under a number that /etc/passwd has a name for. What it made is
 * given to the cluster's own account afterwards.
 * @throws StartError on a system that knows root alone
 */
export async function creatingAccount(account: Account | undefined): Promise<Account | undefined> {
  if (!account) return undefined
  const text = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const lines = text.split('\n').map((line) => line.split(':'))
  const line =
    lines.find(([, , uid]) => uid === String(account.uid)) ??
    lines.find(([name]) => name === 'nobody') ??
    lines.find(([, , uid]) => Number(uid) > 0)
  // In the account's group, as our folders may be open to that alone.
  if (line) return { uid: Number(line[2]), gid: account.gid }
  throw new StartError(
    'PostgreSQL may not run as root, and /etc/passwd names no other account. Add one, or use a PostgreSQL of your own with DATABASE_URL.',
  )
}

/** Gives a folder and all in it to an account. */
export async function giveTo(folder: string, { uid, gid }: Account): Promise<void> {
  const entries = await readdir(folder, { recursive: true })
  for (const path of [folder, ...entries.map((entry) => join(folder, entry))]) await lchown(path, uid, gid)
}
