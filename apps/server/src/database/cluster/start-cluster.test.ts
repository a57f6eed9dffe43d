import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findRunningCluster } from './connection.ts'
import { clusterFolderOf, homeFolderOf } from './folders.ts'
import { startCluster, type Cluster } from './start-cluster.ts'
import { collectLog, column, open, runningPid, temporaryFolder, withClient } from './test/fixtures.ts'

it('makes a database once, keeps what was written, and leaves nothing running', async () => {
  const dataDir = join(await temporaryFolder(), 'data')
  const { log, lines } = collectLog()
  const first = await open({ dataDir, log })
  await withClient(first.connection, (client) => client.query('create table words as select 1 as id'))
  await first.stop()
  expect(await runningPid(dataDir)).toBeUndefined()
  expect(await findRunningCluster(dataDir)).toBeUndefined()
  const second = await open({ dataDir, log })
  expect(await column(second.connection, 'select id from words')).toEqual([1])
  expect(lines).toEqual([`A database was made in ${join(dataDir, 'postgres', 'cluster')}.`])
})

it('takes folders with blanks, commas, quotes and letters of all languages', async () => {
  const dataDir = join(await temporaryFolder(), 'wörter, "neue" d\'été')
  const cluster = await open({ dataDir })
  expect(await column(cluster.connection, 'select 1')).toEqual([1])
  // Stopping is asked for more than once when a server is told to end twice.
  await Promise.all([cluster.stop(), cluster.stop()])
  await expect(column(cluster.connection, 'select 1')).rejects.toThrow('ENOENT')
})

it('puts the socket into a short folder of its own where the path is too long, the same at each start', async () => {
  const dataDir = join(await temporaryFolder(), 'long'.repeat(25))
  const first = await open({ dataDir })
  const { host } = first.connection
  expect(host.length).toBeLessThan(90)
  expect((await stat(host)).mode & 0o777).toBe(0o700)
  await first.stop()
  await expect(stat(host)).rejects.toThrow('ENOENT')
  const second = await open({ dataDir })
  expect(second.connection.host).toBe(host)
  expect(await column(second.connection, 'select 1')).toEqual([1])
})

it('asks for its password on the loopback address', async () => {
  const dataDir = await temporaryFolder()
  const first = await open({ dataDir, transport: 'loopback' })
  const { connection } = first
  expect(connection.host).toBe('127.0.0.1')
  expect(await column(connection, 'select 1')).toEqual([1])
  await expect(column({ ...connection, password: 'guessed' }, 'select 1')).rejects.toMatchObject({
    code: '28P01',
  })
  expect(await findRunningCluster(dataDir)).toEqual(connection)
  await first.stop()
  const second = await open({ dataDir, transport: 'loopback' })
  expect(second.connection.password).toBe(connection.password)
  expect(await column(second.connection, 'select 1')).toEqual([1])
})

it('refuses a second server on one data folder, whose database goes on', async () => {
  const dataDir = await temporaryFolder()
  const { connection } = await open({ dataDir })
  const pid = await runningPid(dataDir)
  // The lock of another process, as this one may take its own again.
  await writeFile(join(dataDir, 'server.pid'), JSON.stringify({ pid: process.ppid, host: hostname() }))
  await expect(open({ dataDir })).rejects.toThrow(
    `Another Lingarden (process ${process.ppid}) uses ${dataDir}.`,
  )
  expect(await runningPid(dataDir)).toBe(pid)
  expect(await column(connection, 'select 1')).toEqual([1])
})

describe('one that runs', () => {
  let dataDir: string
  let cluster: Cluster
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'lingarden-cluster-'))
    cluster = await startCluster({ dataDir, log: collectLog().log })
  })
  afterAll(async () => {
    await cluster.stop()
    await rm(dataDir, { recursive: true })
  })

  it('has limits of time, no port, UTC and letters of all languages, and keeps what it acknowledged', async () => {
    const names = ['statement_timeout', 'idle_in_transaction_session_timeout', 'listen_addresses', 'timezone']
    const settings = `select current_setting(name) from unnest('{${[...names, 'fsync', 'data_checksums'].join(',')}}'::text[]) name`
    expect(await column(cluster.connection, settings)).toEqual(['1min', '30s', '', 'UTC', 'on', 'on'])
    expect(await column(cluster.connection, "select lower('ÄÉЖ') || (lower('Ş') ~ '^\\w$')")).toEqual([
      'äéжtrue',
    ])
  })

  it('lets nobody but its account reach the socket and the files', async () => {
    for (const folder of [
      await homeFolderOf(dataDir),
      await clusterFolderOf(dataDir),
      cluster.connection.host,
    ]) {
      expect((await stat(folder)).mode & 0o777).toBe(0o700)
    }
  })

  it('writes what it says to a file, and nothing of the statements it refuses', async () => {
    const refused = column(cluster.connection, "select 'a learner wrote this'::int")
    await expect(refused).rejects.toThrow('invalid input')
    const text = await readFile(join(dataDir, 'postgres.log'), 'utf8')
    expect(text).toContain('ready to accept connections')
    expect(text).not.toContain('learner')
  })

  it('is found by commands beside the server', async () => {
    expect(await findRunningCluster(dataDir)).toEqual(cluster.connection)
  })
})
