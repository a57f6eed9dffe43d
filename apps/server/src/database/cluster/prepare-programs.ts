import { existsSync } from 'node:fs'
import { chmod, cp, lstat, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Account } from './account.ts'
import type { Home } from './home.ts'
import { completeLinks } from './links.ts'
import { mayPass, rightsOf } from './passage.ts'
import type { Programs } from './programs.ts'

/**
 * The programs where the account can run them: in their package, or where it cannot get to them or they lack links that
 * cannot be made there, as a copy (60 MB) beside the database.
 */
export async function preparePrograms(
  programs: Programs,
  home: Home,
  log: Pick<Logger, 'info'>,
): Promise<Programs> {
  const reason = await whyNotInPlace(programs, home.account)
  return reason ? copyPrograms(programs, home, reason, log) : programs
}

async function whyNotInPlace(
  { folder }: Programs,
  account: Account | undefined,
): Promise<string | undefined> {
  try {
    await completeLinks(folder)
  } catch {
    return 'its install script did not run, and its folder is read-only'
  }
  if (!account || (await mayRun(folder, account))) return undefined
  return `PostgreSQL may not run as root, and no other account may enter ${folder}`
}

/** One file of each kind stands for all: what closes them is the mask that they were installed with. */
async function mayRun(folder: string, account: Account): Promise<boolean> {
  const [bin, lib] = [join(folder, 'bin'), join(folder, 'lib')]
  if (!(await mayPass(bin, account)) || !(await mayPass(lib, account))) return false
  const program = await rightsOf(join(bin, 'postgres'), account)
  const share = await rightsOf(join(folder, 'share', 'postgresql', 'postgres.bki'), account)
  return (program & 5) === 5 && (share & 4) === 4
}

async function copyPrograms(
  { folder, version }: Programs,
  { folder: home }: Home,
  reason: string,
  log: Pick<Logger, 'info'>,
): Promise<Programs> {
  const name = `programs-${version}`
  const copy = join(home, name, 'native')
  if (existsSync(copy)) return { folder: copy, version }
  for (const old of await readdir(home)) {
    if (old.startsWith('programs-')) await rm(join(home, old), { recursive: true })
  }
  const aside = join(home, 'programs-new')
  await cp(folder, join(aside, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a'),
  })
  await openToAll(aside)
  await completeLinks(join(aside, 'native'))
  await rename(aside, join(home, name))
  log.info(`PostgreSQL was copied to ${join(home, name)}: ${reason}.`)
  return { folder: copy, version }
}

/**
 * What we may read or run, everybody may: the home keeps others out, and PostgreSQL need not own its programs. Folders that
 * were closed to writing take the links.
 */
async function openToAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true })
  for (const path of [folder, ...entries.map((entry) => join(folder, entry))]) {
    const found = await lstat(path)
    const rights = (found.mode >> 6) & 5
    const own = found.isDirectory() ? 0o700 : found.mode & 0o700
    if (!found.isSymbolicLink()) await chmod(path, own | (rights << 3) | rights)
  }
}
