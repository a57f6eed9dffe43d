import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const addressFile = (dataDir: string) => join(dataDir, 'server.address')

/** Notes where a running server listens, for commands of the operator on the same machine. */
export async function noteAddress(
  dataDir: string,
  { host, port }: { host: string; port: number },
): Promise<void> {
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  await writeFile(
    addressFile(dataDir),
    `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}\n`,
  )
}

/** Where the server listens that noted it; undefined where none did. */
export async function readAddress(dataDir: string): Promise<string | undefined> {
  try {
    return (await readFile(addressFile(dataDir), 'utf8')).trim()
  } catch {
    return undefined
  }
}

/** Forgets the address when the server stops. */
export function forgetAddress(dataDir: string): Promise<void> {
  return rm(addressFile(dataDir), { force: true })
}
