import { pino } from 'pino'
import { findRunningCluster } from '../../apps/server/src/database/cluster/connection.ts'
import { openDatabase } from '../../apps/server/src/database/open-database.ts'
import { readOrCreateKeys } from '../../apps/server/src/front/keys.ts'

/** The secret key of the server that runs on a data folder, as its operator has it; it lies in the database alone. */
export async function readSecretKey(dataDir: string): Promise<string> {
  const location = await findRunningCluster(dataDir)
  if (!location) throw new Error(`No server runs on ${dataDir}`)
  const database = await openDatabase(location, { log: pino({ level: 'silent' }), connections: 1 })
  try {
    return (await readOrCreateKeys(database)).secretKey
  } finally {
    await database.close()
  }
}
