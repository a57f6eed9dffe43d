import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { StartError } from '../errors.ts'
import { openTestDatabase, type TestDatabase } from '../test/open-test-database.ts'
import { refuseOtherVersions } from './server-version.ts'

let opened: TestDatabase
const running: Client[] = []
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((client) => client.end()))
})
afterAll(() => opened.close())

async function start(version: string, location: TestDatabase['location'] = opened.location): Promise<Client> {
  const client = new Client(location)
  running.push(client)
  await client.connect()
  await refuseOtherVersions(client, version)
  return client
}

/** PostgreSQL lets a connection's locks go a moment after the connection is closed. */
async function nobodyHolds() {
  await expect
    .poll(async () => {
      const [row] = await opened.database.query<{ held: number }>(
        `select count(*)::int as held from pg_locks join pg_database as own on own.oid = database
         where locktype = 'advisory' and datname = current_database()`,
      )
      return row?.held
    })
    .toBe(0)
}

describe('servers on one database', () => {
  it('may be many of one version', async () => {
    const versions = ['1.0.0', '1.0.0', '1.0.0', '1.0.0']
    await expect(Promise.all(versions.map((version) => start(version)))).resolves.toHaveLength(4)
  })

  it('are refused where they are of another version, by one line that says what to do', async () => {
    await start('1.0.0')
    const refused = start('1.1.0')
    await expect(refused).rejects.toThrow(StartError)
    await expect(refused).rejects.toThrow(/lingarden 1\.1\.0.*lingarden 1\.0\.0 runs on the same database/)
    await expect(refused).rejects.not.toThrow('\n')
    // The one that runs is not held up, nor is another of its version.
    await start('1.0.0')
  })

  it('may be of another version when the others have ended', async () => {
    const old = await start('1.0.0')
    running.splice(running.indexOf(old), 1)
    await old.end()
    await nobodyHolds()
    await expect(start('1.1.0')).resolves.toBeInstanceOf(Client)
  })

  it('of two versions that start at once are never both let in', async () => {
    await nobodyHolds()
    const starts = ['1.0.0', '2.0.0', '1.0.0', '2.0.0'].map((version) => start(version).then(() => version))
    const results = await Promise.allSettled(starts)
    const admitted = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    expect(new Set(admitted).size).toBe(1)
    expect(admitted).toHaveLength(2)
  })

  it('do not meet on another database of the same PostgreSQL', async () => {
    const other = await openTestDatabase()
    await start('1.0.0')
    await expect(start('2.0.0', other.location)).resolves.toBeInstanceOf(Client)
    await Promise.all(running.splice(0).map((client) => client.end()))
    await other.close()
  })
})
