import { readConfig } from '../../apps/server/src/config.ts'
import { startServer } from '../../apps/server/src/start-server.ts'
import { seedAccount } from '../demo/seed-account.ts'

/** Makes the account of the demonstration, and leaves its data to another process. */
export async function seedGarden(dataDir: string): Promise<void> {
  const server = await startServer(readConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' }))
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  await seedAccount(server, { now: Date.now(), timeZone })
  await server.close()
}
