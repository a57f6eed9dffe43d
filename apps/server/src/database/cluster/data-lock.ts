import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { StartError } from '../../errors.ts'

/** How often a running server shows that it lives, in milliseconds. */
const heartbeat = 5000
/** After this long without a sign, in milliseconds, a server on another host counts as gone. */
const patience = 3 * heartbeat

interface Holder {
  pid: number
  host: string
}

/**
 * Keeps a second server away from the same directory: two processes on one database would destroy it. A lock left
 * behind by a server that was killed does not count: on this host its process is gone, on another one (two containers
 * on one volume) it gives no more signs of life.
 * @returns how to release it
 * @throws StartError where another server holds it
 */
export async function lockDataDirectory(directory: string): Promise<() => Promise<void>> {
  const path = lockPath(directory)
  const own = JSON.stringify({ pid: process.pid, host: hostname() } satisfies Holder)
  try {
    await writeFile(path, own, { flag: 'wx' })
  } catch {
    await refuseLiving(directory)
    await writeFile(path, own)
  }
  const timer = setInterval(() => {
    const now = new Date()
    // A sign that cannot be given is no reason to end: the next one may succeed.
    utimes(path, now, now).catch(() => undefined)
  }, heartbeat).unref()
  return async () => {
    clearInterval(timer)
    await rm(path, { force: true })
  }
}

/** Who holds the directory, in words; undefined where nobody does who still lives. */
export async function findLivingHolder(directory: string): Promise<string | undefined> {
  const path = lockPath(directory)
  const holder = await readHolder(path)
  if (!holder) return undefined
  const isHere = holder.host === hostname()
  const lives = isHere ? holder.pid !== process.pid && isRunning(holder.pid) : await isFresh(path)
  if (!lives) return undefined
  return isHere ? `process ${holder.pid}` : `on ${holder.host}`
}

const lockPath = (directory: string) => join(directory, 'server.pid')

async function refuseLiving(directory: string): Promise<void> {
  const who = await findLivingHolder(directory)
  if (!who) return
  throw new StartError(`Another Lingarden (${who}) uses ${directory}. Stop it, or choose another DATA_DIR.`)
}

async function readHolder(path: string): Promise<Holder | undefined> {
  try {
    const holder: unknown = JSON.parse(await readFile(path, 'utf8'))
    const { pid, host } = { pid: undefined, host: undefined, ...(holder as Partial<Holder>) }
    return typeof pid === 'number' && typeof host === 'string' ? { pid, host } : undefined
  } catch {
    return undefined
  }
}

async function isFresh(path: string): Promise<boolean> {
  const { mtimeMs } = await stat(path)
  return Date.now() - mtimeMs < patience
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
