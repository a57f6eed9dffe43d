import { once } from 'node:events'
import { rmdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { Account } from './account.ts'
import type { Folders } from './folders.ts'
import type { Address, Transport } from './settings.ts'
import { openSocketFolder, socketPort } from './socket-folder.ts'

export async function openAddress(
  transport: Transport,
  folders: Folders,
  account: Account | undefined,
): Promise<Address> {
  if (transport === 'loopback') return { kind: 'loopback', port: await findFreePort() }
  return { kind: 'socket', folder: await openSocketFolder(folders, account), port: socketPort }
}

/** Removes a folder that was made for the socket alone. */
export async function closeAddress(address: Address, folders: Folders): Promise<void> {
  if (address.kind === 'loopback' || address.folder === folders.socket) return
  // One that somebody put a file into stays.
  await rmdir(address.folder).catch(() => undefined)
}

/** One that was free a moment ago. */
async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}
