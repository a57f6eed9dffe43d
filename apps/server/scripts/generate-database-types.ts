// Writes packages/database/src/generated/types.ts from the migrations, applied to a PGlite in memory.
// With --check it only says whether the file is current.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openTestBackend } from '../src/test/open-test-backend.ts'
import { readFunctions, readTables } from './database-catalogue.ts'
import { printTypes } from './print-types.ts'

const target = fileURLToPath(new URL('../../../packages/database/src/generated/types.ts', import.meta.url))

const dataDir = await mkdtemp(join(tmpdir(), 'lingarden-types-'))
const { database, close } = await openTestBackend({ dataDir, database: { kind: 'memory' } })
const types = printTypes(await readTables(database), await readFunctions(database))
await close()
await rm(dataDir, { recursive: true })

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
