import { expect, it } from 'vitest'
import { StartError } from '../errors.ts'
import { readMigrations, refuseNewerDatabase } from './migrations.ts'

it('reads the migrations in the order of their versions', async () => {
  const versions = (await readMigrations()).map(({ version }) => version)
  expect(versions.length).toBeGreaterThan(0)
  expect(versions).toEqual(versions.toSorted())
})

it('refuses a database that a newer version made', async () => {
  const migrations = await readMigrations()
  const applied = [...migrations.map(({ version }) => version), '29990101000000']
  expect(() => refuseNewerDatabase(applied, migrations)).toThrow(StartError)
  expect(() => refuseNewerDatabase(applied, migrations)).toThrow(
    /newer Lingarden \(migration 29990101000000\)/,
  )
  expect(() => refuseNewerDatabase([], migrations)).not.toThrow()
})
