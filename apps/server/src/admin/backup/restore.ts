import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { lockDataDirectory } from '../../database/cluster/data-lock.ts'
import { homeFolderOf } from '../../database/cluster/folders.ts'
import { configOf, type DatabaseLocation } from '../../database/open-database.ts'
import { AdminError } from '../admin-error.ts'
import { startIn, type OwnDatabase } from '../reach-database.ts'
import { refuseSupabase } from './back-up.ts'
import { checkArchive } from './check-archive.ts'
import type { Progress } from './dump.ts'
import { load } from './load.ts'
import type { Manifest } from './manifest.ts'
import { withSession } from './session.ts'

interface RestoreOptions {
  file: string
  /** A PostgreSQL to put it into, as an address; the one of the settings unless told. */
  into?: string | undefined
  /** Makes the name of the folder in which what was there is kept, such as 20261121-140000. */
  stamp: string
  progress: Progress
}

/**
 * Puts a backup back. Embedded: beside what is there, which is kept under another name when the backup is in and compared;
 * no server may run. In a PostgreSQL of one's own: into an empty database.
 * @throws AdminError, StartError in one line; nothing was changed then
 */
export async function restore(place: OwnDatabase, options: RestoreOptions): Promise<string> {
  const { file, into, stamp, progress } = options
  const { database, dataDir } = place
  if (into === undefined) refuseSupabase(place)
  const manifest = await checkArchive(file)
  const url = into ?? (database.mode === 'postgres' ? database.url : undefined)
  if (url !== undefined) {
    await loadInto({ url }, file, manifest, progress)
    return `The database holds what is in ${file}: ${countOf(manifest)} rows, compared with the backup one by one.`
  }
  const kept = await replaceEmbedded(dataDir, stamp, (location) =>
    loadInto(location, file, manifest, progress),
  )
  return `${dataDir} is as it was in ${file}.${kept ? ` What was there is in ${kept}.` : ''}`
}

export const countOf = ({ tables }: Manifest): number => tables.reduce((sum, { rows }) => sum + rows, 0)

function loadInto(
  location: DatabaseLocation,
  file: string,
  manifest: Manifest,
  progress: Progress,
): Promise<void> {
  return withSession(configOf(location), (client) => load(client, file, manifest, progress))
}

/** @returns where what was there is kept; undefined where nothing was */
async function replaceEmbedded(
  dataDir: string,
  stamp: string,
  fill: (location: DatabaseLocation) => Promise<void>,
): Promise<string | undefined> {
  const isThere = existsSync(dataDir)
  const kept = resolve(dirname(dataDir), `${basename(dataDir)}.before-${stamp}`)
  const unlock = isThere ? await lockDataDirectory(dataDir) : nothing
  try {
    if (isThere && existsSync(kept)) throw cannotKeep(dataDir, undefined)
    const fresh = await makeFolderBeside(dataDir)
    try {
      await fillCluster(fresh, fill)
      await unlock()
      if (isThere) await rename(dataDir, kept).catch(refuseToKeep(dataDir))
      await rename(fresh, dataDir).catch(async (error: unknown) => {
        if (isThere) await rename(kept, dataDir)
        throw error
      })
    } catch (error) {
      await removeData(fresh)
      throw error
    }
    return isThere ? kept : undefined
  } finally {
    await unlock()
  }
}

async function fillCluster(
  folder: string,
  fill: (location: DatabaseLocation) => Promise<void>,
): Promise<void> {
  const { location, close } = await startIn(folder)
  try {
    await fill(location)
  } finally {
    await close()
  }
}

/** Of the same file system as the data directory, so that one takes the other's place in one step. */
async function makeFolderBeside(dataDir: string): Promise<string> {
  try {
    await mkdir(dirname(dataDir), { recursive: true })
    return await mkdtemp(join(dirname(dataDir), '.restore-'))
  } catch (cause) {
    throw cannotKeep(dataDir, cause)
  }
}

/** Removes a data folder, and its database where that lies elsewhere. */
export async function removeData(dataDir: string): Promise<void> {
  await rm(await homeFolderOf(dataDir), { recursive: true, force: true })
  await rm(dataDir, { recursive: true, force: true })
}

const refuseToKeep = (dataDir: string) => (cause: unknown) => {
  throw cannotKeep(dataDir, cause)
}

function cannotKeep(dataDir: string, cause: unknown): AdminError {
  return new AdminError(
    `What is in ${dataDir} cannot be kept beside it: this user has to be able to write to ${dirname(dataDir)}, and ` +
      `${basename(dataDir)} must be a folder there, not a volume of its own. Nothing was changed.`,
    undefined,
    { cause },
  )
}

const nothing = () => Promise.resolve()
