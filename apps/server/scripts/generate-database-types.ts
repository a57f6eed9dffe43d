// Writes packages/database/src/generated/types.ts from the migrations, applied to an embedded PostgreSQL.
// With --check it only says whether the file is current.
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { openDatabase } from '../src/database/open-database.ts'
import { startScratchCluster } from '../src/test/scratch-cluster.ts'
import { readFunctions, readTables } from './database-catalogue.ts'
import { printTypes } from './print-types.ts'

const target = fileURLToPath(new URL('../../../packages/database/src/generated/types.ts', import.meta.url))

const { scratch, stop } = await startScratchCluster()
const location = { ...scratch.connection, database: scratch.template }
const database = await openDatabase(location, { log: pino({ level: 'silent' }), connections: 1 })
const types = printTypes(await readTables(database), await readFunctions(database))
await database.close()
await stop()

if (process.argv.includes('--check')) {
  const current = await readFile(target, 'utf8').catch(() => '')
  if (current !== types) {
    console.error(
      'The database types are not current. Run: node apps/server/scripts/generate-database-types.ts',
    )
    process.exitCode = 1
  }
} else {
  await writeFile(target, types)
}
