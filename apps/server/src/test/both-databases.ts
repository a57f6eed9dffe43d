import { startPostgres } from '../backend/rls-matrix/postgres.ts'
import type { EmbeddedOptions } from '../backend/embedded/open-embedded.ts'
import { copyNewDatabase } from './copy-new-database.ts'

interface TestDatabase {
  name: string
  database: EmbeddedOptions['database']
}

/** PGlite in memory and, where this machine has one, a PostgreSQL of its own until `stop`. */
export async function startBothDatabases(): Promise<{ databases: TestDatabase[]; stop: () => void }> {
  const postgres = await startPostgres()
  const databases: TestDatabase[] = [{ name: 'PGlite', database: await copyNewDatabase() }]
  if (postgres) databases.push({ name: 'PostgreSQL', database: { kind: 'postgres', url: postgres.url } })
  return { databases, stop: () => postgres?.stop() }
}
