import { readFile, stat } from 'node:fs/promises'
import { StartError } from '../../errors.ts'

/** In whose name PostgreSQL runs; undefined stands for our own. */
export interface Account {
  uid: number
  gid: number
}

/**
 * PostgreSQL refuses to run as root; as root it runs under this number, which needs no entry in /etc/passwd. It lies in
 * the range that neither Debian nor systemd (its table of user numbers) gives to anybody, and within the 65,536 numbers
 * that a container knows.
 */
export const serverAccount: Account = { uid: 60_880, gid: 60_880 }

export const isRoot = () => process.getuid?.() === 0

/** The account of a cluster: our own, or as root that of whoever owns what is there already, or one of its own. */
export async function accountOf(clusterFolder: string): Promise<Account | undefined> {
  if (!isRoot()) return undefined
  const owner = await stat(clusterFolder).catch(() => undefined)
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : serverAccount
}

/**
 * The account that makes a cluster: `initdb` runs only under a number that /etc/passwd has a name for. What it made is
 * given to the cluster's own account afterwards.
 */
export async function creatingAccount(account: Account | undefined): Promise<Account | undefined> {
  if (!account) return undefined
  const accounts = (await readFile('/etc/passwd', 'utf8').catch(() => ''))
    .split('\n')
    .map((line) => line.split(':'))
  const named =
    accounts.find(([, , uid]) => uid === String(account.uid)) ??
    accounts.find(([name]) => name === 'nobody') ??
    accounts.find(([, , uid]) => Number(uid) > 0)
  if (named) return { uid: Number(named[2]), gid: Number(named[3]) }
  throw new StartError(
    'The database cannot be made as root on a system without another account. Add one to /etc/passwd, or use a PostgreSQL of your own with DATABASE_URL.',
  )
}
