import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { StartError } from '../../../errors.ts'
import type { PinnedPackage } from './packages.ts'
import { runCommand } from './run-command.ts'

/** Milliseconds between two looks at how much has come. */
const lookInterval = 500

/**
 * Fetches a package by npm, so that the operator's registry and proxy count, and checks it.
 * @param folder where the archive is put
 * @param onProgress hears the bytes that have come
 * @returns the path of the archive
 * @throws StartError where it cannot be had, or is not what it was
 */
export async function fetchPackage(
  { name, version, integrity }: PinnedPackage,
  folder: string,
  onProgress: (bytes: number) => void,
): Promise<string> {
  const cache = join(folder, `${name}-cache`)
  await mkdir(cache, { recursive: true })
  const timer = setInterval(() => void sizeOf(cache).then(onProgress), lookInterval)
  try {
    await runNpm(['pack', `${name}@${version}`, '--silent', '--pack-destination', folder, '--cache', cache])
  } catch (cause) {
    throw new StartError(`${name} could not be fetched. Is the npm registry reachable?`, { cause })
  } finally {
    clearInterval(timer)
  }
  const path = join(folder, `${name}-${version}.tgz`)
  const found = await digest(path)
  if (found !== integrity)
    throw new StartError(`${name} is not what it was: its checksum is ${found}. Nothing was set up.`)
  return path
}

/** npm as it runs this script, or as the machine knows it. */
function runNpm(args: readonly string[]): Promise<void> {
  const own = process.env['npm_execpath']
  return own
    ? runCommand(process.execPath, [own, ...args])
    : runCommand(process.platform === 'win32' ? 'npm.cmd' : 'npm', args)
}

async function digest(path: string): Promise<string> {
  const hash = createHash('sha512')
  await pipeline(createReadStream(path), hash)
  return `sha512-${hash.digest('base64')}`
}

/** Bytes of the files below a folder; what goes away meanwhile does not count. */
async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true }).catch(() => [])
  const sizes = await Promise.all(
    entries.map((entry) =>
      stat(join(folder, entry)).then(
        (found) => (found.isFile() ? found.size : 0),
        () => 0,
      ),
    ),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
