import { mkdir } from 'node:fs/promises'
import { platform } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { Logger } from 'pino'
import { closeAddress, openAddress } from './address.ts'
import { checkVersion, claim, refusePglite } from './check-cluster.ts'
import { connectionTo, type ClusterConnection } from './connection.ts'
import { createCluster } from './create-cluster.ts'
import { lockDataDirectory } from './data-lock.ts'
import { onDisk } from './file-errors.ts'
import { foldersIn } from './folders.ts'
import { openHome, type Home } from './home.ts'
import { openLogFile } from './log-file.ts'
import type { ProcessEnd } from './postmaster.ts'
import { preparePrograms } from './prepare-programs.ts'
import { findPrograms } from './programs.ts'
import { keepRunning } from './keep-running.ts'
import type { Transport } from './settings.ts'

export type { ClusterConnection }

/** A PostgreSQL of our own that runs. */
export interface Cluster {
  connection: ClusterConnection
  /**
   * Calls back whenever PostgreSQL ended unasked; it is started anew at the same address.
   * @returns how to end the calls
   */
  onExit: (callback: (end: ProcessEnd) => void) => () => void
  /** Ends PostgreSQL in order. */
  stop: () => Promise<void>
}

export interface ClusterOptions {
  /** The data folder of the server, which it locks for as long as it runs; the database lies in it. */
  dataDir: string
  /** Whether what was acknowledged outlives a loss of power (default); only tests do without. */
  isDurable?: boolean
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  /** By the platform, unless told. */
  transport?: Transport
  /** Where databases lie whose data folder PostgreSQL's account may not enter. */
  elsewhere?: string
}

/**
 * Starts the PostgreSQL of a data folder, made first where there is none. What an earlier one of the same folder left
 * running is stopped.
 * @throws StartError with one line for the operator; nothing was changed then
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const dataDir = resolve(options.dataDir)
  const locks: (() => Promise<void>)[] = []
  const unlock = async () => {
    for (const release of locks.splice(0)) await release()
  }
  return onDisk(dataDir, async () => {
    await refusePglite(dataDir)
    await mkdir(dirname(dataDir), { recursive: true })
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    try {
      locks.push(await lockDataDirectory(dataDir))
      const home = await openHome(dataDir, options.log, options.elsewhere)
      if (home.isElsewhere) locks.push(await lockDataDirectory(home.folder))
      return await startIn(home, { ...options, dataDir }, unlock)
    } catch (error) {
      await unlock()
      throw error
    }
  })
}

async function startIn(home: Home, options: ClusterOptions, unlock: () => Promise<void>): Promise<Cluster> {
  const { dataDir, log, isDurable = true, transport = usualTransport() } = options
  const { account } = home
  const folders = foldersIn(home.folder)
  const programs = await preparePrograms(await findPrograms(), home, log)
  await createCluster({ folders, programs, account, transport, isDurable }, log)
  await checkVersion(folders.cluster, programs)
  await claim(folders.cluster, account)
  const onLine = openLogFile(join(dataDir, 'postgres.log'))
  const callbacks = new Set<(end: ProcessEnd) => void>()
  const address = await openAddress(transport, folders, account)
  const stop = await keepRunning({
    programs,
    account,
    folders,
    address,
    isDurable,
    onLine,
    log,
    onExit: (end) => {
      for (const callback of callbacks) callback(end)
    },
  })
  return {
    connection: await connectionTo(address, folders),
    onExit(callback) {
      callbacks.add(callback)
      return () => callbacks.delete(callback)
    },
    async stop() {
      await stop()
      await closeAddress(address, folders)
      await unlock()
    },
  }
}

const usualTransport = (): Transport => (platform() === 'win32' ? 'loopback' : 'socket')
