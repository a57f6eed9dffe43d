import { chmod, lstat, mkdir, readFile, readlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { isRoot, serverAccount } from './account.ts'
import type { Home } from './home.ts'
import { completeLinks } from './links.ts'
import { preparePrograms } from './prepare-programs.ts'
import { collectLog, namesIn, temporaryFolder } from './test/fixtures.ts'

/** A package as npm unpacks it, its install script not run. */
async function fakePackage(folder: string) {
  const native = join(folder, 'native')
  for (const part of ['bin', 'lib', 'share/postgresql']) await mkdir(join(native, part), { recursive: true })
  await writeFile(join(native, 'bin', 'postgres'), 'program', { mode: 0o755 })
  await writeFile(join(native, 'lib', 'libpq.so.5.17'), 'library')
  await writeFile(join(native, 'lib', 'libpq.a'), 'not needed to run')
  await writeFile(join(native, 'share', 'postgresql', 'postgres.bki'), 'catalogue')
  const link = { source: 'native/lib/libpq.so.5.17', target: 'native/lib/libpq.so.5' }
  await writeFile(join(native, 'pg-symlinks.json'), JSON.stringify([link]))
  return { folder: native, version: '17.10.0' }
}

const homeFor = async (account: Home['account']): Promise<Home> => ({
  folder: await temporaryFolder(),
  account,
  isElsewhere: false,
})

it('makes the links that the install script would have made, and leaves those that are there', async () => {
  const programs = await fakePackage(await temporaryFolder())
  expect(await preparePrograms(programs, await homeFor(undefined), collectLog().log)).toEqual(programs)
  expect(await readlink(join(programs.folder, 'lib', 'libpq.so.5'))).toBe('libpq.so.5.17')
  await completeLinks(programs.folder)
})

it.skipIf(isRoot())('copies the programs where links cannot be made beside them', async () => {
  const programs = await fakePackage(await temporaryFolder())
  const lib = join(programs.folder, 'lib')
  await chmod(lib, 0o555)
  onTestFinished(() => chmod(lib, 0o755))
  const home = await homeFor(undefined)
  const { log, lines } = collectLog()
  const copied = await preparePrograms(programs, home, log)
  expect(await readlink(join(copied.folder, 'lib', 'libpq.so.5'))).toBe('libpq.so.5.17')
  expect(lines).toEqual([
    expect.stringContaining('its install script did not run, and its folder is read-only'),
  ])
})

it.runIf(isRoot())('copies the programs where PostgreSQL’s account may not run them, once', async () => {
  const root = await temporaryFolder()
  const programs = await fakePackage(root)
  await chmod(join(programs.folder, 'bin', 'postgres'), 0o700)
  const home = await homeFor(serverAccount)
  const { log, lines } = collectLog()
  const copied = await preparePrograms(programs, home, log)
  expect(copied.folder).toBe(join(home.folder, 'programs-17.10.0', 'native'))
  expect((await lstat(join(copied.folder, 'bin', 'postgres'))).mode & 0o777).toBe(0o755)
  expect(await readFile(join(copied.folder, 'lib', 'libpq.so.5'), 'utf8')).toBe('library')
  expect(await namesIn(join(copied.folder, 'lib'))).toEqual(['libpq.so.5', 'libpq.so.5.17'])
  expect(await preparePrograms(programs, home, log)).toEqual(copied)
  expect(lines).toHaveLength(1)
  await preparePrograms({ ...programs, version: '17.11.0' }, home, log)
  expect(await namesIn(home.folder)).toEqual(['programs-17.11.0'])
})
