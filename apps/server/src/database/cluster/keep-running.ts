import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Account } from './account.ts'
import { explainFailure } from './explain-failure.ts'
import type { Folders } from './folders.ts'
import { clearSocketFolder, stopLeftover } from './leftover.ts'
import { PostmasterFailure, startPostmaster, type Postmaster, type ProcessEnd } from './postmaster.ts'
import type { Programs } from './programs.ts'
import { serverArguments, type Address } from './settings.ts'
import { supervise } from './supervise.ts'
import { startWatcher, type Watcher } from './watcher.ts'

export interface Running {
  programs: Programs
  account: Account | undefined
  folders: Folders
  address: Address
  isDurable: boolean
  /** What PostgreSQL says, line by line. */
  onLine: (line: string) => void
  /** Called whenever it ended unasked. */
  onExit: (end: ProcessEnd) => void
  log: Pick<Logger, 'info' | 'warn' | 'error'>
}

/**
 * Starts PostgreSQL on a cluster and keeps it running for as long as we live and no longer.
 * @returns stops it, in order
 */
export async function keepRunning(running: Running): Promise<() => Promise<void>> {
  const watcher = startWatcher(running.folders.cluster, running.account)
  const start = () => startWatched(running, watcher)
  try {
    const first = await start()
    const stop = supervise(first, { start, onExit: running.onExit, log: running.log })
    return async () => {
      await stop()
      watcher.close()
    }
  } catch (error) {
    watcher.close()
    throw error
  }
}

async function startWatched(running: Running, watcher: Watcher): Promise<Postmaster> {
  const { programs, account, folders, address, isDurable, onLine, log } = running
  await stopLeftover(folders, programs, log)
  if (address.kind === 'socket') await clearSocketFolder(address.folder, address.port)
  const slow = globalThis.setTimeout(() => log.info(recovering), noticeAfter)
  try {
    return await startPatiently({
      programs,
      account,
      onLine,
      cluster: folders.cluster,
      args: serverArguments(folders.cluster, address, isDurable),
      onSpawn: watcher.watch,
      onEnd: () => watcher.watch(undefined),
    })
  } catch (error) {
    throw error instanceof PostmasterFailure ? explain(folders, error) : error
  } finally {
    clearTimeout(slow)
  }
}

/** Milliseconds after which it is said what the start waits for. */
const noticeAfter = 3000
const recovering = 'The database takes its time to start: it recovers what an abrupt end left unfinished.'

const damaged = 'It may be damaged; nothing was changed. Restore it from a backup.'

const explain = ({ cluster }: Folders, failure: PostmasterFailure) =>
  explainFailure(`${cluster} does not start`, failure.message, damaged, failure)

/** Parts of a PostgreSQL that was killed live on for a moment, and a new one refuses to start beside them. */
async function startPatiently(options: Parameters<typeof startPostmaster>[0]): Promise<Postmaster> {
  for (let tries = 1; ; tries++) {
    try {
      return await startPostmaster(options)
    } catch (error) {
      const isForAMoment = error instanceof PostmasterFailure && /still in use/.test(error.message)
      if (!isForAMoment || tries === 50) throw error
    }
    await setTimeout(100)
  }
}
