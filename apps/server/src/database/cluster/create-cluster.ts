import { existsSync } from 'node:fs'
import { chown, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../../errors.ts'
import { creatingAccount, type Account } from './account.ts'
import type { Folders } from './folders.ts'
import { programPath, type Programs } from './programs.ts'
import { runProgram } from './run-program.ts'
import { creationSettings } from './settings.ts'

/** Who connects, and what they find: the names that hosted Supabase uses as well. */
export const databaseUser = 'postgres'
export const databaseName = 'postgres'

/**
 * Makes the cluster where there is none: beside its place, and moved there once it is whole.
 * @throws StartError where it cannot be made; nothing is left of it then
 */
export async function createCluster(
  { home, cluster }: Folders,
  programs: Programs,
  account: Account | undefined,
): Promise<void> {
  if (existsSync(cluster)) return
  const aside = join(home, 'cluster.new')
  await rm(aside, { recursive: true, force: true })
  const creator = await creatingAccount(account)
  try {
    if (creator) await chown(home, creator.uid, creator.gid)
    const { code, output } = await runProgram(
      programPath(programs, 'initdb'),
      initdbArguments(aside),
      creator,
    )
    if (code !== 0) throw new StartError(`The database cannot be made in ${home}: ${lastLine(output)}`)
    if (account) await giveTo(aside, account)
    await rename(aside, cluster)
  } catch (error) {
    await rm(aside, { recursive: true, force: true })
    throw error
  } finally {
    if (account) await chown(home, account.uid, account.gid)
  }
}

/**
 * The built-in locale sorts and folds letters alike on every system and needs nothing installed. Whoever reaches the
 * socket, in a folder that nobody else may enter, is trusted.
 */
const initdbArguments = (folder: string) => [
  `--pgdata=${folder}`,
  `--username=${databaseUser}`,
  '--encoding=UTF8',
  '--no-locale',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--auth-local=trust',
  '--auth-host=reject',
  '--data-checksums',
  '--no-instructions',
  ...creationSettings,
]

async function giveTo(folder: string, { uid, gid }: Account): Promise<void> {
  const entries = await readdir(folder, { recursive: true })
  for (const path of [folder, ...entries.map((entry) => join(folder, entry))]) await chown(path, uid, gid)
}

const lastLine = (output: string) => output.trim().split('\n').at(-1) ?? ''
