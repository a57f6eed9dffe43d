import { access, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { create, extract } from 'tar'
import { lockDataDirectory } from '../database/cluster/data-lock.ts'
import type { Config } from '../config.ts'
import { AdminError } from './admin-error.ts'

/** What a running server notes for itself, and what can be made again. */
const leftOut = new Set(['server.pid', 'server.address', 'speech-cache'])

type Place = Pick<Config, 'dataDir' | 'database'>

/**
 * Packs the data directory into one compressed file: of the embedded mode everything, of one's own PostgreSQL the keys and
 * files, as its tables are pg_dump's. The file holds the keys of the server, so it is readable by its owner only.
 * @throws StartError while a server runs, whose files change under the copy
 * @throws AdminError where there is nothing to pack, or the file exists
 */
export async function backUp({ dataDir, database }: Place, file: string): Promise<string> {
  refuseSupabase(database)
  if (await exists(file)) throw new AdminError(`${file} exists; a backup never replaces another one.`)
  if (!(await exists(join(dataDir, 'secrets.json')))) throw new AdminError(`There is no data in ${dataDir}.`)
  const unlock = await lockDataDirectory(dataDir)
  try {
    const entries = (await readdir(dataDir)).filter((name) => !leftOut.has(name))
    const unfinished = `${file}.new`
    await create({ gzip: true, cwd: dataDir, file: unfinished, portable: true, mode: 0o600 }, entries)
    await rename(unfinished, file)
  } finally {
    await unlock()
  }
  const besides =
    database.mode === 'postgres' ? ' The tables are in PostgreSQL: back them up with pg_dump.' : ''
  return `${dataDir} is packed into ${file}. It holds the keys of this server: keep it safe.${besides}`
}

/**
 * Puts a backup in place of the data directory; what was there is kept beside it.
 * @param stamp makes the name of the kept folder, such as 20261121-140000
 * @throws StartError while a server runs on it
 * @throws AdminError where the file is no backup, or nothing can be kept beside the directory; nothing was changed then
 */
export async function restore({ dataDir, database }: Place, file: string, stamp: string): Promise<string> {
  refuseSupabase(database)
  const unpacked = await makeFolderBeside(dataDir)
  try {
    await extract({ file, cwd: unpacked, strict: true })
    await access(join(unpacked, 'secrets.json'))
  } catch (cause) {
    await rm(unpacked, { recursive: true, force: true })
    throw new AdminError(`${file} is not a whole backup of Lingarden. Nothing was changed.`, undefined, {
      cause,
    })
  }
  const kept = await setAside(dataDir, stamp).catch(async (error: unknown) => {
    await rm(unpacked, { recursive: true, force: true })
    throw error
  })
  await rename(unpacked, dataDir)
  return `${dataDir} is as it was in ${file}.${kept ? ` What was there is in ${kept}.` : ''}`
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

function cannotKeep(dataDir: string, cause: unknown): AdminError {
  return new AdminError(
    `What is in ${dataDir} cannot be kept beside it: this user has to be able to write to ${dirname(dataDir)}, and ` +
      `${basename(dataDir)} must be a folder there, not a volume of its own. Nothing was changed.`,
    undefined,
    { cause },
  )
}

async function setAside(dataDir: string, stamp: string): Promise<string | undefined> {
  if (!(await exists(dataDir))) return undefined
  const unlock = await lockDataDirectory(dataDir)
  await unlock()
  const kept = resolve(dirname(dataDir), `${basename(dataDir)}.before-${stamp}`)
  await rename(dataDir, kept).catch((cause: unknown) => {
    throw cannotKeep(dataDir, cause)
  })
  return kept
}

function refuseSupabase(database: Config['database']): void {
  if (database.mode === 'supabase')
    throw new AdminError('Supabase keeps the data: back it up there, by its dashboard or its command line.')
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path)
    return true
  } catch {
    return false
  }
}
