import { existsSync } from 'node:fs'
import { chown, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { StartError } from '../../errors.ts'
import { creatingAccount, giveTo, type Account } from './account.ts'
import { databaseUser } from './connection.ts'
import { explainFailure } from './explain-failure.ts'
import { codeOf } from './file-errors.ts'
import type { Folders } from './folders.ts'
import { createPassword } from './password.ts'
import { explainSpawn, programPath, type Programs } from './programs.ts'
import { runProgram } from './run-program.ts'
import { creationSettings, type Transport } from './settings.ts'

export interface Creation {
  folders: Folders
  programs: Programs
  account: Account | undefined
  transport: Transport
  isDurable: boolean
}

/**
 * Makes the cluster where there is none: beside its place, and moved there once it is whole.
 * @throws StartError where it cannot be made; nothing is left of it then
 */
export async function createCluster(creation: Creation, log: Pick<Logger, 'info'>): Promise<void> {
  const { folders, account } = creation
  if (existsSync(folders.cluster)) return
  const aside = join(folders.home, 'cluster.new')
  await rm(aside, { recursive: true, force: true })
  try {
    await makeAside(aside, creation)
    await rename(aside, folders.cluster)
    log.info(`A database was made in ${folders.cluster}.`)
  } catch (error) {
    await rm(aside, { recursive: true, force: true })
    throw error
  } finally {
    if (account) await chown(folders.home, account.uid, account.gid)
  }
}

async function makeAside(aside: string, creation: Creation): Promise<void> {
  const { folders, programs, account, transport, isDurable } = creation
  const creator = await creatingAccount(account)
  if (creator) await chown(folders.home, creator.uid, creator.gid)
  const path = programPath(programs, 'initdb')
  const moreArguments = isDurable ? [] : ['--no-sync']
  if (transport === 'loopback') moreArguments.push(`--pwfile=${await createPassword(folders, creator)}`)
  const { code, output } = await runProgram(
    path,
    [...initdbArguments(aside, transport), ...moreArguments],
    creator,
  ).catch((cause: unknown) => {
    throw new StartError(explainSpawn(path, codeOf(cause)), { cause })
  })
  if (code !== 0) throw explainCreation(folders.home, output)
  if (account) await giveTo(aside, account)
}

/** initdb ends with what it removed; its reason is what it called an error. */
function explainCreation(home: string, output: string): StartError {
  const lines = output.trim().split('\n')
  const line = lines.find((text) => /error:|FATAL:|PANIC:|could not/.test(text)) ?? lines.at(-1) ?? ''
  const reason = line.replace(/^.*?(error|FATAL|PANIC): +|^initdb: +/, '')
  return explainFailure(`${home} cannot be made`, reason, 'Nothing is left of it.', new Error(output))
}

/**
 * The built-in locale sorts and folds letters alike on every system and needs nothing installed. Whoever reaches the
 * socket, in a folder that nobody else may enter, is trusted.
 */
const initdbArguments = (folder: string, transport: Transport) => [
  `--pgdata=${folder}`,
  `--username=${databaseUser}`,
  '--encoding=UTF8',
  '--no-locale',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  `--auth-local=${transport === 'socket' ? 'trust' : 'reject'}`,
  `--auth-host=${transport === 'socket' ? 'reject' : 'scram-sha-256'}`,
  '--data-checksums',
  '--no-instructions',
  ...creationSettings,
]
