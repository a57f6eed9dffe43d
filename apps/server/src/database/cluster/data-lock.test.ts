import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockDataDirectory } from './data-lock.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'lingarden-lock-'))
})
afterEach(() => rm(directory, { recursive: true }))

const lockFile = () => join(directory, 'server.pid')
const leaveLock = (pid: number, host: string) => writeFile(lockFile(), JSON.stringify({ pid, host }))

/** A process that lives as long as the tests do, and is not this one. */
const livingPid = process.ppid
/** Above the largest number that Linux gives. */
const gonePid = 2 ** 22 + 1

describe('the lock of the data directory', () => {
  it('is taken, and gone after its release', async () => {
    const release = await lockDataDirectory(directory)
    expect(JSON.parse(await readFile(lockFile(), 'utf8'))).toEqual({ pid: process.pid, host: hostname() })
    await release()
    await expect(readFile(lockFile())).rejects.toThrow('ENOENT')
  })

  it('refuses where a process of this host holds it', async () => {
    await leaveLock(livingPid, hostname())
    await expect(lockDataDirectory(directory)).rejects.toThrow(/Another Lingarden \(process \d+\)/)
  })

  it('refuses where another host showed life a moment ago, whatever its process number', async () => {
    await leaveLock(process.pid, 'elsewhere')
    await expect(lockDataDirectory(directory)).rejects.toThrow('Another Lingarden (on elsewhere)')
  })

  it.each([
    ['a process that is gone', JSON.stringify({ pid: gonePid, host: hostname() }), 0],
    ['a host that fell silent', JSON.stringify({ pid: livingPid, host: 'elsewhere' }), 60_000],
    ['a file that says nothing', '17', 0],
  ])('takes over from %s', async (_, content, age) => {
    await writeFile(lockFile(), content)
    const time = new Date(Date.now() - age)
    await utimes(lockFile(), time, time)
    const release = await lockDataDirectory(directory)
    expect(await readFile(lockFile(), 'utf8')).toContain(String(process.pid))
    await release()
  })
})
