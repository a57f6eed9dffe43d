import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { ClusterConnection } from './connection.ts'
import { clusterFolderOf, foldersIn } from './folders.ts'
import { openHome } from './home.ts'
import { startPostmaster } from './postmaster.ts'
import { preparePrograms } from './prepare-programs.ts'
import { findPrograms } from './programs.ts'
import { serverArguments } from './settings.ts'
import { socketPort } from './socket-folder.ts'
import { postmasterPath } from './postmaster-file.ts'
import { startProgram } from './run-program.ts'
import { collectLog, column, open, runningPid, temporaryFolder, withClient } from './test/fixtures.ts'

/** Far longer than anything takes here, on a machine that has other work. */
const patience = { timeout: 20_000, interval: 20 }

/** Waits for a new PostgreSQL to take connections. */
const answersAgain = (connection: ClusterConnection) =>
  vi.waitFor(() => column(connection, 'select 1'), patience)

/** Writes numbers one by one until the connection breaks; the last that was acknowledged. */
async function writeUntilCut(connection: ClusterConnection, from: number): Promise<number> {
  let last = from
  await withClient(connection, async (client) => {
    for (;;) {
      await client.query('insert into written values ($1)', [last + 1])
      last++
    }
  }).catch(() => undefined)
  return last
}

it('loses no acknowledged write when PostgreSQL is killed under writes, 20 rounds', async () => {
  const dataDir = await temporaryFolder()
  const cluster = await open({ dataDir, isDurable: true })
  const onExit = vi.fn()
  cluster.onExit(onExit)
  const { connection } = cluster
  await withClient(connection, (client) => client.query('create table written (id int primary key)'))
  let last = 0
  for (let round = 1; round <= 20; round++) {
    const before = last
    const writing = writeUntilCut(connection, before)
    await vi.waitFor(async () => {
      expect(await column(connection, `select 1 from written where id > ${before + 10}`)).not.toEqual([])
    }, patience)
    const pid = await runningPid(dataDir)
    process.kill(pid ?? 0, 'SIGKILL')
    last = await writing
    await answersAgain(connection)
    const [found] = await column(connection, 'select count(*)::int from written')
    // One more may have been written whose acknowledgement the kill cut off.
    expect([last, last + 1]).toContain(found)
    last = Number(found)
  }
  expect(onExit).toHaveBeenCalledTimes(20)
  expect(onExit).toHaveBeenLastCalledWith({ code: null, signal: 'SIGKILL' })
}, 120_000)

it('is started anew for as long as it takes, and says so', async () => {
  const dataDir = await temporaryFolder()
  const { log, lines } = collectLog()
  const cluster = await open({ dataDir, log })
  const control = join(await clusterFolderOf(dataDir), 'global', 'pg_control')
  await rename(control, `${control}.away`)
  process.kill((await runningPid(dataDir)) ?? 0, 'SIGKILL')
  const failure = 'The database could not be started anew; this is tried again.'
  await vi.waitFor(() => expect(lines.filter((line) => line === failure).length).toBeGreaterThan(1), patience)
  await rename(`${control}.away`, control)
  await answersAgain(cluster.connection)
  expect(lines.at(-1)).toBe('The database runs again.')
})

it('can be stopped while it is being started anew', async () => {
  const dataDir = await temporaryFolder()
  const cluster = await open({ dataDir })
  process.kill((await runningPid(dataDir)) ?? 0, 'SIGKILL')
  await cluster.stop()
  expect(await runningPid(dataDir)).toBeUndefined()
})

it('leaves no PostgreSQL running when the server is killed', async () => {
  const dataDir = await temporaryFolder()
  const script = join(import.meta.dirname, 'test', 'hold-cluster.ts')
  const server = startProgram(process.execPath, [script, dataDir], undefined, ['ignore', 'pipe', 'inherit'])
  await new Promise((resolve) => void server.stdout?.once('data', resolve))
  expect(await runningPid(dataDir)).toBeGreaterThan(0)
  server.kill('SIGKILL')
  await vi.waitFor(async () => expect(await runningPid(dataDir)).toBeUndefined(), patience)
})

it('stops what a killed server left running where nothing watched it', async () => {
  const dataDir = await temporaryFolder()
  const first = await open({ dataDir })
  await first.stop()
  const home = await openHome(dataDir, collectLog().log)
  const { cluster, socket } = foldersIn(home.folder)
  const address = { kind: 'socket', folder: socket, port: socketPort } as const
  const left = await startPostmaster({
    programs: await preparePrograms(await findPrograms(), home, collectLog().log),
    account: home.account,
    cluster,
    args: serverArguments(cluster, address, false),
    onLine: vi.fn(),
    onSpawn: vi.fn(),
    onEnd: vi.fn(),
  })
  const { log, lines } = collectLog()
  const second = await open({ dataDir, log })
  expect(await left.ended).toEqual({ code: 0, signal: null })
  expect(await column(second.connection, 'select 1')).toEqual([1])
  expect(lines).toEqual(['The database of a server that was killed still runs; it is stopped first.'])
})

it('is not kept from starting by a number that is another program’s by now', async () => {
  const dataDir = await temporaryFolder()
  const first = await open({ dataDir })
  await first.stop()
  const other = startProgram('/bin/sleep', ['60'], undefined, 'ignore')
  onTestFinished(() => void other.kill())
  const cluster = await clusterFolderOf(dataDir)
  await writeFile(
    postmasterPath(cluster),
    `${other.pid}\n${cluster}\n1700000000\n5432\n\n\n  1234 5\nready\n`,
  )
  const { connection } = await open({ dataDir })
  expect(await column(connection, 'select 1')).toEqual([1])
  expect(other.exitCode).toBeNull()
})
