import { pino } from 'pino'
import { inject } from 'vitest'
import type { ClusterConnection } from '../database/cluster/start-cluster.ts'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
import { copyTemplate } from './scratch-cluster.ts'

export interface TestDatabase {
  database: Database
  location: ClusterConnection
  /** Closes it and drops it. */
  close: () => Promise<void>
}

/** A new database with the whole schema and nobody in it. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const { location, drop } = await copyTemplate(inject('scratch'))
  const database = await openDatabase(location, { log: pino({ level: 'silent' }) })
  return {
    database,
    location,
    close: async () => {
      await database.close()
      await drop()
    },
  }
}
