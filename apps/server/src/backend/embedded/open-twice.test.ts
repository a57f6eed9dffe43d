import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openTestBackend } from '../../test/open-test-backend.ts'
import { startPostgres } from '../rls-matrix/postgres.ts'

const postgres = await startPostgres()
const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'lingarden-twice-')))
afterAll(() => {
  postgres?.stop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

it.runIf(postgres)(
  'an empty PostgreSQL is prepared once by two servers that start at the same time',
  async () => {
    const database = { kind: 'postgres', url: postgres?.url ?? '' } as const
    const opened = await Promise.allSettled(folders.map((dataDir) => openTestBackend({ database, dataDir })))
    for (const result of opened) if (result.status === 'fulfilled') await result.value.close()
    expect(opened.map((result) => (result.status === 'rejected' ? String(result.reason) : 'open'))).toEqual([
      'open',
      'open',
    ])
  },
  120_000,
)
