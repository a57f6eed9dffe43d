import { readFile, rm, writeFile } from 'node:fs/promises'
import { platform } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import { StartError } from '../../errors.ts'
import type { Folders } from './folders.ts'
import { isPostmasterOf, postmasterPath, readPostmasterFile } from './postmaster-file.ts'
import { programPath, type Programs } from './programs.ts'
import { runProgram } from './run-program.ts'

/** Milliseconds for each way of asking. */
const patience = 10_000
const step = 10

/**
 * Stops the PostgreSQL that a server left running when it was killed. Two of them on one cluster would destroy it, so
 * whoever calls this holds the data folder's lock.
 * @throws StartError where it does not end
 */
export async function stopLeftover(
  { cluster }: Folders,
  programs: Programs,
  log: Pick<Logger, 'info'>,
): Promise<void> {
  const file = await readPostmasterFile(cluster)
  if (!file) return
  if (platform() === 'win32') return void (await stopOnWindows(cluster, programs))
  if (!(await isPostmasterOf(cluster, file.pid))) return disclaim(cluster)
  log.info('The database of a server that was killed still runs; it is stopped first.')
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    process.kill(file.pid, signal)
    if (await hasEnded(cluster, file.pid)) return
  }
  throw new StartError(
    `A PostgreSQL that an earlier server left behind (process ${file.pid}) does not end. End it, then start again.`,
  )
}

async function hasEnded(cluster: string, pid: number): Promise<boolean> {
  for (let waited = 0; waited < patience; waited += step) {
    if (!(await isPostmasterOf(cluster, pid))) return true
    await setTimeout(step)
  }
  return false
}

/**
 * The number in the file of a killed PostgreSQL may be another program's by now, as in a container that starts anew;
 * PostgreSQL would refuse to start for its sake. It takes the number of the process that starts it for outdated, and still
 * sees by the rest of the file whether a part of the killed one lives.
 */
async function disclaim(cluster: string): Promise<void> {
  const path = postmasterPath(cluster)
  const [, ...rest] = (await readFile(path, 'utf8')).split('\n')
  await writeFile(path, [process.pid, ...rest].join('\n'))
}

const stopOnWindows = (cluster: string, programs: Programs) =>
  runProgram(programPath(programs, 'pg_ctl'), ['stop', '-D', cluster, '-m', 'fast'], undefined)

/** Removes what a killed PostgreSQL left in the folder of its socket, which is PostgreSQL's own alone. */
export async function clearSocketFolder(folder: string, port: number): Promise<void> {
  await rm(join(folder, `.s.PGSQL.${port}`), { force: true })
  await rm(join(folder, `.s.PGSQL.${port}.lock`), { force: true })
}
