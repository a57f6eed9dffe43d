import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { startCluster, type Cluster } from './start-cluster.ts'

/** A PostgreSQL for tests, in a folder that goes when it is stopped. */
export async function startTestCluster(): Promise<Cluster> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lingarden-postgres-'))
  const cluster = await startCluster({ dataDir, isDurable: false, log: pino({ level: 'silent' }) })
  return {
    ...cluster,
    stop: async () => {
      await cluster.stop()
      await rm(dataDir, { recursive: true })
    },
  }
}
