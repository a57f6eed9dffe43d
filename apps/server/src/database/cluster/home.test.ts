import { chmod, cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { isRoot, serverAccount } from './account.ts'
import { clusterFolderOf, foldersIn, homeFolderOf, noteFile } from './folders.ts'
import { openHome } from './home.ts'
import { collectLog, column, open, temporaryFolder } from './test/fixtures.ts'

/** Who is not root owns the database, and has it in the data folder. */
describe.runIf(isRoot())('as root', () => {
  let folder: string
  let dataDir: string
  let elsewhere: string
  const { log, lines } = collectLog()
  beforeEach(async () => {
    folder = await temporaryFolder()
    dataDir = join(folder, 'closed', 'data')
    elsewhere = join(folder, 'elsewhere')
    lines.length = 0
  })
  const close = async () => {
    await mkdir(join(folder, 'closed'), { mode: 0o700 })
    await mkdir(dataDir)
  }
  const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)

  it('keeps the database in a data folder that is root’s alone, which PostgreSQL’s account may pass and not read', async () => {
    const { connection } = await open({ dataDir: join(folder, 'data') })
    expect(await column(connection, 'select 1')).toEqual([1])
    expect(await modeOf(join(folder, 'data'))).toBe('710')
    const { uid, gid } = await stat(join(folder, 'data'))
    expect([uid, gid]).toEqual([0, serverAccount.gid])
    expect((await stat(await clusterFolderOf(join(folder, 'data')))).uid).toBe(serverAccount.uid)
  })

  it('has it elsewhere where the data folder lies in root’s own home, and says so once', async () => {
    await close()
    const first = await open({ dataDir, elsewhere, log })
    await column(first.connection, 'create table words as select 7 as id')
    await first.stop()
    const home = await homeFolderOf(dataDir)
    expect(home).toMatch(/\/elsewhere\/[0-9a-f]{16}$/)
    expect(await modeOf(home)).toBe('700')
    expect(await modeOf(join(folder, 'closed'))).toBe('700')
    expect(await readFile(noteFile(dataDir), 'utf8')).toBe(`${home}\n`)
    expect(lines).toEqual([
      `The database lies in ${home}: PostgreSQL may not run as root, and no other account may enter ${dataDir}.`,
      `A database was made in ${join(home, 'cluster')}.`,
    ])
    const second = await open({ dataDir, elsewhere, log })
    expect(await column(second.connection, 'select id from words')).toEqual([7])
    expect(lines).toHaveLength(2)
  })

  it('goes along when the data folder is moved, and refuses a copy of it', async () => {
    await close()
    const { folder: home } = await openHome(dataDir, log, elsewhere)
    const copy = join(folder, 'copy')
    await cp(dataDir, copy, { recursive: true })
    await expect(openHome(copy, log, elsewhere)).rejects.toThrow(
      `${copy} is a copy: its database, in ${home}, belongs to`,
    )
    await rm(copy, { recursive: true })
    await rename(dataDir, copy)
    expect(await openHome(copy, log, elsewhere)).toMatchObject({ folder: home, isElsewhere: true })
  })

  it('is locked elsewhere, too', async () => {
    await close()
    const cluster = await open({ dataDir, elsewhere })
    const home = await homeFolderOf(dataDir)
    await expect(readFile(join(home, 'server.pid'), 'utf8')).resolves.toContain(String(process.pid))
    await cluster.stop()
    await writeFile(join(home, 'server.pid'), JSON.stringify({ pid: process.ppid, host: hostname() }))
    await expect(open({ dataDir, elsewhere })).rejects.toThrow(`uses ${home}`)
  })

  it('never begins anew where the noted database is not there', async () => {
    await close()
    const { folder: home } = await openHome(dataDir, log, elsewhere)
    await rm(home, { recursive: true })
    await expect(openHome(dataDir, log, elsewhere)).rejects.toThrow(/is not there\. Bring it back/)
  })

  it('keeps the database of a data folder that was removed, and does not use it', async () => {
    await close()
    const { folder: left } = await openHome(dataDir, log, elsewhere)
    await mkdir(foldersIn(left).cluster)
    await rm(dataDir, { recursive: true })
    await mkdir(dataDir)
    const { folder: fresh } = await openHome(dataDir, log, elsewhere)
    expect(fresh).toBe(`${left}-2`)
    expect(lines).toContain(
      `${left} holds the database of an earlier ${dataDir}; it is not used, and may be removed.`,
    )
  })

  it('names the folder that no longer lets it pass', async () => {
    const plain = join(folder, 'plain', 'data')
    const first = await open({ dataDir: plain })
    await first.stop()
    await chmod(join(folder, 'plain'), 0o700)
    await expect(open({ dataDir: plain, elsewhere })).rejects.toThrow(
      /\(60880\) may not enter .*plain\/data\. Move/,
    )
  })

  it('takes a cluster that root put there, as from a backup', async () => {
    const source = join(folder, 'source')
    const first = await open({ dataDir: source })
    await first.stop()
    const restored = join(folder, 'restored')
    await cp(source, restored, { recursive: true })
    const { connection } = await open({ dataDir: restored })
    expect(await column(connection, 'select 1')).toEqual([1])
  })
})
